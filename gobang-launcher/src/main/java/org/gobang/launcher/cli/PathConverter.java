package org.gobang.launcher.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;

/** The name of a file, which Java refuses where the locale has no such letters. */
public final class PathConverter implements ITypeConverter<Path> {

  @Override
  public Path convert(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      String utf8 = StandardCharsets.UTF_8.name();
      String charset = System.getProperty("sun.jnu.encoding", utf8);
      throw charset.equals(utf8)
          ? WrongValue.of("value.path", text)
          : WrongValue.of("value.path.locale", text, charset);
    }
  }
}
