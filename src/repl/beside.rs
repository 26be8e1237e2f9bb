//! Writes a file under a temporary name beside its place and renames it when it is complete; a failure leaves
//! the old file.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The number of bytes of the file's name with which the temporary name begins, so that it is never too long.
const NAME: usize = 200;

/// The largest number of links that are followed.
const LINKS: usize = 40;

/// Writes a file completely, or leaves it unchanged. Its permissions are kept, and links are followed.
/// Temporary files that killed programs have left are removed.
///
/// # Errors
/// [`io::ErrorKind::WouldBlock`] where another program is using the file.
pub(super) fn write(path: &Path, fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let place = followed(path)?;
    if let Ok(there) = File::open(&place)
        && let Err(TryLockError::WouldBlock) = there.try_lock_shared()
    {
        return Err(io::Error::new(io::ErrorKind::WouldBlock, "another program is at work on it"));
    }
    let name = place.file_name().unwrap_or_default().to_string_lossy();
    let end = (0..=NAME.min(name.len())).rev().find(|&end| name.is_char_boundary(end)).unwrap_or(0);
    let begin = format!("{}.", &name[..end]);
    sweep(&place, &begin);
    let beside = place.with_file_name(format!("{begin}{}.part", std::process::id()));
    let written = fill_whole(&beside, &place, fill).and_then(|()| fs::rename(&beside, &place));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

fn fill_whole(
    beside: &Path,
    place: &Path,
    fill: &mut dyn FnMut(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let file = File::create(beside)?;
    // While the temporary file is locked, no other program removes it; where files cannot be locked, no
    // program does.
    let _ = file.try_lock();
    if let Ok(there) = fs::metadata(place) {
        file.set_permissions(there.permissions())?;
    }
    let mut buffered = BufWriter::new(&file);
    fill(&mut buffered)?;
    buffered.flush()?;
    drop(buffered);
    // The file must be on the disk before it is renamed, in case the power fails in between.
    file.sync_all()
}

/// Removes the temporary files of a file that no program is writing: the lock of a killed program is
/// released.
fn sweep(place: &Path, begin: &str) {
    let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let process = name.to_str().and_then(|name| name.strip_prefix(begin)?.strip_suffix(".part"));
        let is_part = process.is_some_and(|digits| digits.bytes().all(|b| b.is_ascii_digit()));
        if is_part && File::open(entry.path()).is_ok_and(|left| left.try_lock().is_ok()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The path at the end of a chain of links, whether or not a file exists there.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut place = path.to_path_buf();
    for _ in 0..LINKS {
        let Ok(next) = fs::read_link(&place) else { return Ok(place) };
        place = place.parent().unwrap_or(Path::new("")).join(next);
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "links that lead nowhere"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("yonsan-beside-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn put(path: &Path, text: &str) -> io::Result<()> {
        write(path, &mut |file| file.write_all(text.as_bytes()))
    }

    #[test]
    fn what_was_left_by_the_dead_goes_and_what_is_being_written_stays() {
        let folder = folder("sweep");
        let place = folder.join("a.sgf");
        for name in ["a.sgf.999999999.part", "a.sgf.x.part", "b.sgf.999999999.part", "a.sgf.7.part"] {
            fs::write(folder.join(name), "left").unwrap();
        }
        let living = File::open(folder.join("a.sgf.7.part")).unwrap();
        living.try_lock().unwrap();
        put(&place, "whole").unwrap();
        let mut names: Vec<_> = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(names, ["a.sgf", "a.sgf.7.part", "a.sgf.x.part", "b.sgf.999999999.part"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_at_work_is_not_replaced_and_a_failure_leaves_nothing() {
        let folder = folder("work");
        let place = folder.join("journal");
        fs::write(&place, "kept").unwrap();
        let working = File::options().append(true).open(&place).unwrap();
        working.try_lock().unwrap();
        assert_eq!(put(&place, "new").unwrap_err().kind(), io::ErrorKind::WouldBlock);
        drop(working);
        assert!(write(&place, &mut |_| Err(io::ErrorKind::Other.into())).is_err());
        assert_eq!(
            (fs::read_to_string(&place).unwrap().as_str(), fs::read_dir(&folder).unwrap().count()),
            ("kept", 1)
        );
        put(&place, "new").unwrap();
        assert_eq!(fs::read_to_string(&place).unwrap(), "new");
        put(&folder.join("n".repeat(255)), "a long name").unwrap();
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn permissions_and_links_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = folder("links");
        let (real, link) = (folder.join("real"), folder.join("link"));
        symlink("real", &link).unwrap();
        put(&link, "through a link to nothing").unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).unwrap();
        put(&link, "again").unwrap();
        assert_eq!(fs::read_to_string(&real).unwrap(), "again");
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        symlink("round", folder.join("round")).unwrap();
        assert!(put(&folder.join("round"), "x").is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
