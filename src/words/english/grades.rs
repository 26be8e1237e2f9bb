//! Grades of moves.

use super::{class, count, limit, points, side};
use crate::board::Color;
use crate::teach::grade::{Grade, Mark, Nothing};
use crate::teach::puzzle::GoalKind;

/// A grade, in a line or more; the side that is graded.
pub fn grade(grade: &Grade, attacker: Color) -> Vec<String> {
    let Grade { point, .. } = grade;
    let opponent = side(attacker.other());
    let extra = || count(grade.extra_stones.unwrap_or(0), "stone", "stones");
    let reply = grade.reply.map_or(String::new(), |p| p.to_string());
    match grade.mark {
        Mark::Best if grade.goal == GoalKind::Defend => vec![format!(
            "✓ {point} holds: {opponent} has no win by continuous threats left, or {} wins first.",
            side(attacker)
        )],
        Mark::Best if grade.extra_stones.is_none() => vec![format!("✓ {point} wins.")],
        Mark::Best => vec![format!("✓ {point}: best. Nothing is shorter.")],
        Mark::Equivalent => vec![format!("✓ {point}: as short as the best, by another move.")],
        Mark::Longer if grade.extra_stones.is_none() => {
            vec![format!("✓ {point} wins too; whether a shorter way exists was not settled.")]
        }
        Mark::Longer => vec![format!("✓ {point} wins too, with {} more than the shortest way.", extra())],
        Mark::OtherRoute => {
            vec![match grade.goal {
                GoalKind::Vcf => {
                    format!("✓ {point} wins by another route: no four, but after every reply there is a VCF.")
                }
                _ => format!(
                    "✓ {point} wins by another route: a quiet move, and after every reply there is a VCT."
                ),
            }]
        }
        Mark::ThrowsWin if grade.goal == GoalKind::Defend => vec![
            format!("✗ {point} does not hold: {opponent} wins by continuous threats."),
            format!("  {}", points(&grade.refutation)),
        ],
        Mark::ThrowsWin if grade.goal != GoalKind::Vcf => thrown(grade, attacker),
        Mark::ThrowsWin => {
            let mut lines = vec![if grade.had_win {
                format!("✗ {point} throws the win away.")
            } else {
                format!("✗ {point} does not win by continuous fours.")
            }];
            if grade.key_point {
                lines.push(format!(
                    "  But {reply} is a point that the win needs, and now {opponent} stands there."
                ));
            }
            if let Some(stop) = grade.reply_threatens {
                let who = side(attacker);
                lines.push(format!("  {reply} is a four of {opponent}'s own: {who} must stop it at {stop}, and no VCF remains (every run of fours was tried to its end)."));
                return lines;
            }
            let left = match grade.fours_left {
                0 => format!("  {} has no four left anywhere", side(attacker)),
                fours => format!(
                    "  {} has {} left, and none leads to a win",
                    side(attacker),
                    count(fours as u64, "four", "fours")
                ),
            };
            lines.push(format!("{left}: no VCF remains (every run of fours was tried to its end)."));
            lines
        }
        Mark::LosesNow if grade.refutation.len() == 1 => {
            vec![format!("✗ {point} loses at once: {opponent} makes five at {reply}.")]
        }
        Mark::LosesNow => vec![
            format!("✗ {point} loses: now {opponent} has continuous fours."),
            format!("  {}", points(&grade.refutation)),
        ],
        Mark::Unproven => vec![format!(
            "? {point} is neither proven nor refuted: {}. It may win.",
            grade.limit.map_or("nothing was found", limit)
        )],
        Mark::Illegal => {
            vec![format!("✗ {point} cannot be played: there is a stone on it, or the game is over.")]
        }
    }
}

/// A win by threats that is thrown away.
fn thrown(grade: &Grade, attacker: Color) -> Vec<String> {
    let Grade { point, goal, .. } = grade;
    let (who, opponent) = (side(attacker), side(attacker.other()));
    let reply = grade.reply.map_or(String::new(), |reply| reply.to_string());
    let mut lines = vec![match (grade.had_win, goal) {
        (true, _) => format!("✗ {point} throws the win away."),
        (false, GoalKind::Vct) => format!("✗ {point} does not win by continuous threats."),
        (false, _) => format!("✗ {point} does not win."),
    }];
    if grade.refutation.len() > 1 {
        lines.push(format!("  Now {opponent} wins by continuous threats: {}", points(&grade.refutation)));
        return lines;
    }
    if grade.key_point {
        lines.push(format!("  But {reply} is a point that the win needs, and now {opponent} stands there."));
    }
    if let Some(stop) = grade.reply_threatens {
        lines.push(format!("  {reply} is a four of {opponent}'s own: {who} must stop it at {stop}."));
    }
    lines.push(format!(
        "  After {reply} {who} has no VCT left (every threat was tried against every reply that matters)."
    ));
    lines
}

/// The answer that there is nothing to find, graded.
pub fn nothing(nothing: &Nothing, attacker: Color) -> String {
    let who = side(attacker);
    match nothing {
        Nothing::Right(of) => {
            format!("✓ Nothing is right: {who} has no {} (everything in that class was tried).", class(*of))
        }
        Nothing::Wins(of) => format!("✗ There is something: {who} has a {}.", class(*of)),
        Nothing::Points(found) => {
            format!("✗ There is something: {} to find.", count(found.len() as u64, "point", "points"))
        }
        Nothing::Unknown(hit) => format!("? Whether there is nothing was not settled: {}.", limit(*hit)),
    }
}
