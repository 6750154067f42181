package org.gobang.launcher.arena;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.arena.play.Adjudication;
import org.gobang.launcher.cli.WrongValue;
import picocli.CommandLine.ITypeConverter;

/** Reads when a player is taken to have lost: {@code 3}, or {@code 3,-2000} with an estimate. */
final class ResignConverter implements ITypeConverter<Adjudication.Resign> {

  private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,5})(?:,(-?\\d{1,9}))?");

  @Override
  public Adjudication.Resign convert(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw WrongValue.of("value.resign", text);
    }
    return new Adjudication.Resign(
        Integer.parseInt(form.group(1)), Optional.ofNullable(form.group(2)).map(Integer::valueOf));
  }
}
