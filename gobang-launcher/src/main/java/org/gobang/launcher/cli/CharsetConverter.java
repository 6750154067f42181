package org.gobang.launcher.cli;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import picocli.CommandLine.ITypeConverter;

/** Reads the name of a character set. */
public final class CharsetConverter implements ITypeConverter<Charset> {

  @Override
  public Charset convert(String text) {
    try {
      return Charset.forName(text);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw WrongValue.of("value.charset", text);
    }
  }
}
