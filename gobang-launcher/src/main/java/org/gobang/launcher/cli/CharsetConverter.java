package org.gobang.launcher.cli;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a character set. */
public final class CharsetConverter implements ITypeConverter<Charset> {

  @Override
  public Charset convert(String text) {
    try {
      return Charset.forName(text);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw new TypeConversionException(
          "a character set is written GBK, Shift_JIS or windows-1251, not \"" + text + "\"");
    }
  }
}
