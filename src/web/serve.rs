//! A server for the files of the page, for the machine on which it runs alone.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use super::folder::Folder;
use crate::solve::threads;

/// The most bytes of the head of a request.
const HEAD: u64 = 16 << 10;

/// The time after which a silent client is left.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a page may do: use its own files only. Shared memory lets a page stop a search at once.
const HEADERS: &str = "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                       img-src 'self' data: blob:; connect-src 'self' blob:; worker-src 'self'; manifest-src 'self'; \
                       base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n\
                       Cross-Origin-Opener-Policy: same-origin\r\n\
                       Cross-Origin-Embedder-Policy: require-corp\r\n\
                       Cross-Origin-Resource-Policy: same-origin\r\n\
                       Referrer-Policy: no-referrer\r\n\
                       X-Content-Type-Options: nosniff\r\n\
                       Cache-Control: no-cache\r\n";

/// A server that listens on the loopback address.
pub struct Server {
    folder: Arc<Folder>,
    listener: TcpListener,
    port: u16,
}

impl Server {
    /// Begins to listen on a port; 0 chooses a free one.
    ///
    /// # Errors
    /// When the port is in use or may not be used.
    pub fn listen(folder: Folder, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let port = listener.local_addr()?.port();
        Ok(Self { folder: Arc::new(folder), listener, port })
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers requests, each on a thread of its own, until the program ends.
    ///
    /// # Errors
    /// When the system takes no more connections.
    pub fn run(&self) -> io::Result<()> {
        for stream in self.listener.incoming() {
            let (stream, folder, port) = (stream?, Arc::clone(&self.folder), self.port);
            // A client that goes away in the middle is not the server's fault.
            threads::detached(move || _ = answer(&stream, &folder, port));
        }
        Ok(())
    }
}

/// Reads the request of a connection and answers it; the connection is then closed.
fn answer(stream: &TcpStream, folder: &Folder, port: u16) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut lines = Vec::new();
    let mut head = BufReader::new(stream.take(HEAD));
    loop {
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        lines.push(line.trim().to_owned());
    }
    let (head, body) = response(&lines, folder, port);
    let mut stream = stream;
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)?;
    stream.flush()
}

/// The head and the body of the response to the lines of a request.
fn response<'a>(lines: &[String], folder: &'a Folder, port: u16) -> (String, &'a [u8]) {
    let failed = |status: &str| {
        (format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"), &[][..])
    };
    let request: Vec<&str> = lines.first().map_or("", String::as_str).split(' ').collect();
    let [method, target, "HTTP/1.1" | "HTTP/1.0"] = request[..] else { return failed("400 Bad Request") };
    let header = |wanted: &str| {
        let mut headers = lines[1..].iter().filter_map(|line| line.split_once(':'));
        headers.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.trim())
    };
    // A page of another host whose name was made to lead here is not served.
    let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
    if !header("host").is_some_and(|host| hosts.iter().any(|own| own == host)) {
        return failed("421 Misdirected Request");
    }
    if !["GET", "HEAD"].contains(&method) {
        return failed("405 Method Not Allowed");
    }
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let Some((name, file)) = folder.at(path) else { return failed("404 Not Found") };
    let accepts = header("accept-encoding").is_some_and(|all| all.contains("gzip"));
    if file.gzip && !accepts {
        return failed("406 Not Acceptable");
    }
    let encoding = if file.gzip { "Content-Encoding: gzip\r\n" } else { "" };
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\n{encoding}{HEADERS}Connection: close\r\n\r\n",
        kind(name),
        file.bytes.len()
    );
    (head, if method == "HEAD" { &[] } else { &file.bytes })
}

/// The type of a file by the ending of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> Folder {
        Folder::unpacked(b"index.html plain 3\n<a>a.wasm gzip 2\n\n\0").unwrap()
    }

    fn asked(request: &str) -> (String, Vec<u8>) {
        let lines: Vec<String> = request.lines().map(str::to_owned).collect();
        let folder = folder();
        let (head, body) = response(&lines, &folder, 8080);
        (head, body.to_vec())
    }

    #[test]
    fn a_page_is_served_to_its_own_host_only() {
        let (head, body) = asked("GET /?x=1 HTTP/1.1\nHost: localhost:8080");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"), "{head}");
        assert!(head.contains("Content-Security-Policy: default-src 'none';"), "{head}");
        assert_eq!(body, b"<a>");
        let (head, body) = asked("HEAD / HTTP/1.1\nhost: 127.0.0.1:8080");
        assert!(head.contains("200 OK") && body.is_empty(), "{head}");
        for (request, status) in [
            ("GET / HTTP/1.1\nHost: evil.example:8080", 421),
            ("GET / HTTP/1.1\nHost: localhost:80", 421),
            ("GET / HTTP/1.1", 421),
            ("POST / HTTP/1.1\nHost: localhost:8080", 405),
            ("GET /../Cargo.toml HTTP/1.1\nHost: localhost:8080", 404),
            ("GET /", 400),
            ("", 400),
        ] {
            let (head, body) = asked(request);
            assert!(head.starts_with(&format!("HTTP/1.1 {status} ")), "{request}: {head}");
            assert!(body.is_empty());
        }
    }

    #[test]
    fn compressed_files_are_told_as_such() {
        let (head, body) = asked("GET /a.wasm HTTP/1.1\nHost: localhost:8080\nAccept-Encoding: br, gzip");
        assert!(
            head.contains("Content-Type: application/wasm\r\n")
                && head.contains("Content-Encoding: gzip\r\n")
        );
        assert_eq!(body, b"\n\0");
        assert!(asked("GET /a.wasm HTTP/1.1\nHost: localhost:8080").0.contains("406"));
    }

    #[test]
    fn a_server_answers_over_the_wire() {
        let server = Server::listen(folder(), 0).unwrap();
        let (address, port) = (server.address(), server.port);
        threads::detached(move || _ = server.run());
        assert_eq!(address, format!("http://127.0.0.1:{port}/"));
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 200 OK") && text.ends_with("\r\n\r\n<a>"), "{text}");
    }
}
