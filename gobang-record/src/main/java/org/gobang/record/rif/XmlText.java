package org.gobang.record.rif;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.record.io.CharsetGuess;

/**
 * XML as characters, in the character set selected by the user, that of the byte order mark or the
 * declaration, or UTF-8. Unlike a decoding XML parser, this class does not refuse all games because
 * of one malformed name.
 *
 * @param reader the characters, without the mark; U+FFFD stands for malformed bytes
 * @param charset the character set
 */
record XmlText(Reader reader, Charset charset) {

  private static final int DECLARATION_BYTES = 256;
  private static final char MARK = '\uFEFF';

  private static final Pattern DECLARATION =
      Pattern.compile("<\\?xml\\s[^>]*?encoding\\s*=\\s*[\"']([\\w.:-]+)");

  static XmlText of(InputStream file, Optional<Charset> chosen) throws IOException {
    PushbackInputStream bytes = new PushbackInputStream(file, DECLARATION_BYTES);
    byte[] beginning = bytes.readNBytes(DECLARATION_BYTES);
    bytes.unread(beginning);
    Charset charset =
        chosen.orElseGet(() -> declared(new String(beginning, StandardCharsets.ISO_8859_1)));
    BufferedReader reader = new BufferedReader(new InputStreamReader(bytes, charset));
    reader.mark(1);
    if (reader.read() != MARK) {
      reader.reset();
    }
    return new XmlText(reader, charset);
  }

  private static Charset declared(String beginning) {
    if (beginning.startsWith("\u00fe\u00ff")) {
      return StandardCharsets.UTF_16BE;
    }
    if (beginning.startsWith("\u00ff\u00fe")) {
      return StandardCharsets.UTF_16LE;
    }
    Matcher declaration = DECLARATION.matcher(beginning);
    return declaration.find()
        ? CharsetGuess.named(declaration.group(1)).orElse(StandardCharsets.UTF_8)
        : StandardCharsets.UTF_8;
  }
}
