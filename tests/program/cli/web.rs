//! The page in a browser, served by the program.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use crate::support::program::*;

#[test]
fn a_folder_is_served_on_the_loopback_address() {
    let folder = folder();
    fs::write(folder.join("index.html"), "<p>a page</p>").unwrap();
    let mut child = program(&["web", "--no-open", "--folder", folder.to_str().unwrap()]).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://")).unwrap();
    let host = address.trim_end_matches('/');
    assert!(host.starts_with("127.0.0.1:"), "{line}");
    let asked = |path: &str, host: &str| {
        let mut stream = TcpStream::connect(address.trim_end_matches('/')).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    };
    let page = asked("/", host);
    assert!(page.starts_with("HTTP/1.1 200 OK") && page.ends_with("<p>a page</p>"), "{page}");
    assert!(page.contains("default-src 'none'"), "{page}");
    assert!(asked("/other", host).starts_with("HTTP/1.1 404"));
    assert!(asked("/", "example.org").starts_with("HTTP/1.1 421"));
    child.kill().unwrap();
    child.wait().unwrap();
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn without_a_page_it_says_what_is_missing() {
    let empty = folder();
    yonsan(&["web", "--folder", empty.to_str().unwrap()]).is_fault(&["index.html"]);
    yonsan(&["web", "--folder", empty.join("none").to_str().unwrap()]).is_fault(&["none"]);
    yonsan(&["web", "--port", "0"]).is_fault(&["--port"]);
    if !cfg!(feature = "web") {
        yonsan(&["web"]).is_fault(&[".ci/web"]);
    }
    fs::remove_dir_all(empty).unwrap();
}
