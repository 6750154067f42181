package org.gobang.record;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordFormat;
import org.gobang.record.format.RecordMessages;
import org.jspecify.annotations.Nullable;

/**
 * An output for games, written one after the other. Failures are reported at the end, because the
 * reader of the games would report them as read failures.
 */
final class GameOutput implements Predicate<GameRecord> {

  private final RecordFormat format;
  private final Locale language;
  private final OutputStream out;
  private final Set<String> lost = new LinkedHashSet<>();
  private int games;
  private int blank;
  private @Nullable IOException unwritten;
  private @Nullable RuntimeException refused;

  GameOutput(RecordFormat format, Locale language, OutputStream out) {
    this.format = format;
    this.language = language;
    this.out = out;
  }

  /** Writes a game, and returns whether writing succeeded; games that do not fit are counted. */
  @Override
  public boolean test(GameRecord game) {
    games++;
    try {
      if (games == 1 || format.holdsSeveralGames()) {
        Visible written = new Visible(out);
        lost.addAll(format.write(game, game.mainLine(), language, written));
        blank += written.any ? 0 : 1;
      }
      return true;
    } catch (IOException e) {
      unwritten = e;
    } catch (RuntimeException e) {
      refused = e;
    }
    return false;
  }

  /** Returns messages about content of the games that the file lacks. */
  List<String> lost() throws IOException {
    if (unwritten != null) {
      throw unwritten;
    }
    if (refused != null) {
      throw refused;
    }
    if (games == 0) {
      throw new RefusedException(RecordMessages.of("file.nothing").in(language));
    }
    if (games > 1 && !format.holdsSeveralGames()) {
      lost.add(RecordMessages.of("file.one.game", games).in(language));
    }
    if (games > 1 && blank > 0) {
      lost.add(RecordMessages.of("file.blank", blank).in(language));
    }
    return List.copyOf(lost);
  }

  /** Detects whether the output contains more than blanks, which readers of lists skip. */
  private static final class Visible extends FilterOutputStream {

    private boolean any;

    Visible(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int next) throws IOException {
      write(new byte[] {(byte) next}, 0, 1);
    }

    @Override
    public void write(byte[] from, int offset, int length) throws IOException {
      for (int i = offset; !any && i < offset + length; i++) {
        any = from[i] > ' ' || from[i] < 0;
      }
      out.write(from, offset, length);
    }
  }
}
