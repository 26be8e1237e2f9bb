//! The checksum SHA-1, by which Anki finds notes with equal first fields. It protects nothing here.

/// The first four bytes of the SHA-1 of a text, as a number.
pub(super) fn beginning(text: &str) -> u32 {
    let mut bytes = text.as_bytes().to_vec();
    let bits = (bytes.len() as u64) * 8;
    bytes.push(0x80);
    while bytes.len() % 64 != 56 {
        bytes.push(0);
    }
    bytes.extend(bits.to_be_bytes());
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0_u32];
    for block in bytes.chunks_exact(64) {
        state = mixed(state, block);
    }
    state[0]
}

/// The state after a block of 64 bytes.
fn mixed(state: [u32; 5], block: &[u8]) -> [u32; 5] {
    let mut words: Vec<u32> =
        block.chunks_exact(4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]])).collect();
    for i in 16..80 {
        words.push((words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16]).rotate_left(1));
    }
    let [mut a, mut b, mut c, mut d, mut e] = state;
    for (i, word) in words.iter().enumerate() {
        let (mix, constant) = match i {
            0..20 => ((b & c) | (!b & d), 0x5a82_7999),
            20..40 => (b ^ c ^ d, 0x6ed9_eba1),
            40..60 => ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc_u32),
            _ => (b ^ c ^ d, 0xca62_c1d6),
        };
        let next =
            a.rotate_left(5).wrapping_add(mix).wrapping_add(e).wrapping_add(constant).wrapping_add(*word);
        (a, b, c, d, e) = (next, a, b.rotate_left(30), c, d);
    }
    let [a0, b0, c0, d0, e0] = state;
    [a0.wrapping_add(a), b0.wrapping_add(b), c0.wrapping_add(c), d0.wrapping_add(d), e0.wrapping_add(e)]
}

#[cfg(test)]
mod tests {
    use super::beginning;

    #[test]
    fn known_texts_have_the_known_checksums() {
        assert_eq!(beginning(""), 0xda39_a3ee);
        assert_eq!(beginning("abc"), 0xa999_3e36);
        assert_eq!(beginning("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"), 0x8498_3e44);
    }
}
