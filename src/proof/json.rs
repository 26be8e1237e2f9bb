//! JSON that keeps all fields of an object in their order, including fields that occur twice.

use std::{fmt, iter};

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::error::{Field, FormError, Kind, Place};

/// A JSON value, with the types that certificates need.
#[derive(Debug, PartialEq)]
pub(super) enum Json {
    Number(u64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
    /// `null`, a boolean, or a number that is not an index.
    Other,
}

/// Reads one JSON value.
pub(super) fn read(text: &str) -> Result<Json, FormError> {
    serde_json::from_str(text).map_err(|e| FormError::NotJson { line: e.line(), column: e.column() })
}

/// Writes a value in one line.
pub(super) fn write(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("points, numbers and names can be written")
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Values)
    }
}

struct Values;

impl<'de> Visitor<'de> for Values {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Number(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Json, A::Error> {
        iter::from_fn(|| values.next_element().transpose()).collect::<Result<_, _>>().map(Json::List)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Json, A::Error> {
        iter::from_fn(|| fields.next_entry().transpose()).collect::<Result<_, _>>().map(Json::Object)
    }
}

/// The fields of one object of the file.
pub(super) struct Fields<'a> {
    place: Place,
    fields: &'a [(String, Json)],
}

impl<'a> Fields<'a> {
    /// The fields of a value that must be an object.
    pub(super) fn of(value: &'a Json, place: Place) -> Result<Self, FormError> {
        match value {
            Json::Object(fields) => Ok(Self { place, fields }),
            _ => Err(FormError::IllTyped { field: Field { place, name: None }, expected: Kind::Object }),
        }
    }

    /// The place and name of a field, for error messages.
    pub(super) const fn field(&self, name: &'static str) -> Field {
        Field::new(self.place, name)
    }

    /// The value of an optional field; an error when the field occurs twice.
    pub(super) fn get(&self, name: &'static str) -> Result<Option<&'a Json>, FormError> {
        let mut found = self.fields.iter().filter(|(key, _)| key == name);
        let first = found.next().map(|(_, value)| value);
        match found.next() {
            Some(_) => Err(FormError::Twice(self.field(name))),
            None => Ok(first),
        }
    }

    /// The value of a required field; an error when it is missing or occurs twice.
    pub(super) fn need(&self, name: &'static str) -> Result<&'a Json, FormError> {
        let missing = || FormError::Missing(self.field(name));
        self.get(name)?.ok_or_else(missing)
    }

    /// The whole number in a required field.
    pub(super) fn number(&self, name: &'static str) -> Result<u64, FormError> {
        let Json::Number(number) = self.need(name)? else { return Err(self.ill_typed(name, Kind::Number)) };
        Ok(*number)
    }

    /// The string in a required field.
    pub(super) fn text(&self, name: &'static str) -> Result<&'a str, FormError> {
        let Json::Text(text) = self.need(name)? else { return Err(self.ill_typed(name, Kind::Text)) };
        Ok(text)
    }

    /// The list in a required field.
    pub(super) fn list(&self, name: &'static str) -> Result<&'a [Json], FormError> {
        let Json::List(list) = self.need(name)? else { return Err(self.ill_typed(name, Kind::List)) };
        Ok(list)
    }

    /// The error for a field that holds a value of another type.
    pub(super) const fn ill_typed(&self, name: &'static str, expected: Kind) -> FormError {
        FormError::IllTyped { field: self.field(name), expected }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_stand_twice_are_seen() {
        let read = read(r#"{"a":1,"b":[null,-1,2.5,true,"x"],"a":{}}"#).unwrap();
        let fields = Fields::of(&read, Place::Top).unwrap();
        let twice = FormError::Twice(Field::new(Place::Top, "a"));
        assert_eq!(fields.get("a"), Err(twice));
        assert_eq!(fields.get("c"), Ok(None));
        let [rest @ .., text] = fields.list("b").unwrap() else { panic!("{read:?}") };
        assert!(rest.len() == 4 && rest.iter().all(|value| *value == Json::Other));
        assert_eq!(*text, Json::Text("x".into()));
    }

    #[test]
    fn what_is_no_json_is_refused_with_its_place() {
        let wrong = |text| match read(text) {
            Err(FormError::NotJson { line, column }) => (line, column),
            other => panic!("{other:?}"),
        };
        assert_eq!(wrong(""), (1, 0));
        assert_eq!(wrong("{}\n {"), (2, 2));
        wrong(&"[".repeat(100_000));
    }
}
