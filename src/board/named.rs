//! Enums whose values have names.

/// Declares an enum whose values have names, as users type them and files contain them. The enum gets `ALL`,
/// `name` and `from_name`.
macro_rules! named {
    (
        $(#[$outer:meta])*
        $visibility:vis enum $Enum:ident {
            $($(#[$inner:meta])* $Value:ident = $name:literal,)+
        }
    ) => {
        $(#[$outer])*
        $visibility enum $Enum {
            $($(#[$inner])* $Value,)+
        }

        #[allow(dead_code, reason = "not every enum is both listed and read")]
        impl $Enum {
            /// Every value, in the order of declaration.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Value),+];

            /// The name in commands, in files and in JSON.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Value => $name,)+
                }
            }

            /// The value with this name, if there is one.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

pub(crate) use named;
