use super::*;
use crate::board::{Position, Rule, notation};
use crate::reply::{Panel, PictureMark};

fn picture(text: &str, numbered: Option<usize>) -> Picture {
    let position: Position = notation::parse(text, Rule::Freestyle).unwrap();
    let shown = position.moves().len();
    let panels = vec![Panel { position, numbered, shown }];
    Picture { title: None, panels, marks: Vec::new(), heat: None, forbidden: true }
}

/// The part of the picture that is drawn over the lines of the board.
fn drawn(picture: &Picture) -> String {
    let text = svg(picture, Paper::Light, Lang::En);
    text.lines()
        .skip_while(|line| !line.contains("class=\"star\""))
        .skip(1)
        .filter(|line| !line.contains("class=\"name\""))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn a_small_picture() {
    let mut shown = picture("h8i9", Some(0));
    shown.marks = vec![
        (PictureMark::Chosen, vec!["a1".parse().unwrap()]),
        (PictureMark::Wins, vec!["o15".parse().unwrap()]),
    ];
    insta::assert_snapshot!(drawn(&shown));
}

#[test]
fn a_mark_on_a_stone_is_seen_but_no_win_begins_there() {
    let mut shown = picture("h8i9", None);
    let centre = vec!["h8".parse().unwrap()];
    shown.marks = vec![(PictureMark::Chosen, centre.clone()), (PictureMark::Wins, centre)];
    let text = drawn(&shown);
    assert!(text.contains("mark chosen at-black") && !text.contains("mark wins"), "{text}");
}

#[test]
fn titles_are_escaped_and_every_picture_is_well_formed() {
    let mut shown = picture("h8i9", Some(0));
    shown.title = Some("a < b & \"c\" ]]> \u{1}".into());
    for paper in [Paper::Auto, Paper::Light, Paper::Dark] {
        let text = svg(&shown, paper, Lang::En);
        let document = roxmltree::Document::parse(&text).unwrap();
        let title = document.descendants().find(|node| node.has_tag_name("title")).unwrap();
        assert_eq!(title.text(), Some("a < b & \"c\" ]]>  "));
    }
    assert!(
        Paper::ALL.into_iter().all(|paper| Paper::from_name(paper.name()) == Some(paper))
            && Paper::from_name("grey").is_none()
    );
}

#[test]
fn pictures_are_told_in_every_language() {
    let told = |lang: Lang, name: &str| {
        let text = svg(&picture("h8i9", Some(0)), Paper::Auto, lang);
        let document = roxmltree::Document::parse(&text).unwrap();
        assert_eq!(document.root_element().attribute("lang"), Some(lang.tag()));
        let node = document.descendants().find(|node| node.has_tag_name(name)).unwrap();
        node.text().unwrap().to_owned()
    };
    assert_eq!(told(Lang::En, "title"), "Gomoku: Black to move");
    assert_eq!(told(Lang::Zh, "title"), "五子棋：轮到黑方");
    assert_eq!(told(Lang::Ru, "title"), "Гомоку: ход чёрных");
    assert!(told(Lang::Zh, "desc").ends_with("最后一手 i9。"));
    assert!(told(Lang::Ru, "desc").ends_with("Последний ход i9."));
}

#[test]
fn strips_leave_no_board_alone() {
    assert_eq!([1, 2, 3, 4, 5, 6, 9].map(across), [1, 2, 3, 2, 3, 3, 3]);
}
