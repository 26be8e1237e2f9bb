//! Cards for programs that ask them again and again, as texts in HTML with their pictures.

/// A deck of cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// The name of the deck.
    pub name: String,
    /// The cards in order.
    pub cards: Vec<Card>,
    /// The files that the texts of the cards refer to, by name.
    pub media: Vec<(String, Vec<u8>)>,
}

/// A card: a puzzle and its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// An identifier that stays the same while the puzzle does, so that a deck that is imported again replaces its
    /// cards and does not double them.
    pub guid: String,
    /// The id of the puzzle.
    pub name: String,
    /// The question, in HTML on one line.
    pub front: String,
    /// The solution, in HTML on one line.
    pub back: String,
    /// Words by which cards can be chosen; none of them contains a blank.
    pub tags: Vec<String>,
}
