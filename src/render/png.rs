//! Pictures as PNG files, where the program is built with the feature `png`.

use crate::reply::{ExportTrouble, Lang, Paper, Picture};

/// Pixels for each unit of the SVG.
#[cfg(feature = "png")]
const SCALE: f32 = 2.0;

/// A picture as a PNG file, drawn from its SVG with the fonts of the system. [`Paper::Auto`] is drawn light.
///
/// # Errors
/// When the drawing fails, such as for a picture that is too large.
#[cfg(feature = "png")]
pub fn png(picture: &Picture, paper: Paper, lang: Lang) -> Result<Vec<u8>, ExportTrouble> {
    use resvg::{tiny_skia, usvg};

    let paper = if paper == Paper::Auto { Paper::Light } else { paper };
    let refused = |why: &dyn std::fmt::Display| ExportTrouble::Renderer(why.to_string());
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    let drawn = super::svg::svg(picture, paper, lang);
    let tree = usvg::Tree::from_str(&drawn, &options).map_err(|e| refused(&e))?;
    let size = tree.size();
    let (width, height) = ((size.width() * SCALE) as u32, (size.height() * SCALE) as u32);
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or_else(|| refused(&"it is too large"))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    pixels.encode_png().map_err(|e| refused(&e))
}

/// Nothing is drawn without the feature.
///
/// # Errors
/// Always: the program was built without the feature `png`.
#[cfg(not(feature = "png"))]
pub fn png(_: &Picture, _: Paper, _: Lang) -> Result<Vec<u8>, ExportTrouble> {
    Err(ExportTrouble::NoPng)
}
