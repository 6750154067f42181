package org.gobang.testkit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;

/** A format under test, which reads and writes in memory. */
record FormatTrial(RecordFormat format) {

  static final Promise READ =
      new Promise(
          "RecordFormat.read",
          "passes on one game or more, or refuses with a sentence; leaves the stream open");
  static final Promise WRITE =
      new Promise(
          "RecordFormat.write",
          "writes what read understands, or refuses with a sentence; leaves the stream open");

  /** A written file, with the content reported as lost. */
  @SuppressWarnings("ArrayRecordComponent") // never compared as a whole
  record Written(byte[] bytes, List<String> lost) {}

  /** Returns the rules and the size of a record as the defaults for reading. */
  static ReadDefaults like(GameRecord record) {
    return new ReadDefaults(record.rules(), record.start().size(), id -> true);
  }

  /** Returns a file with the given games, or empty if the format refuses one of them. */
  Optional<Written> write(GameRecord... games) {
    List<String> lost = new ArrayList<>();
    Output out = new Output();
    try {
      for (GameRecord game : games) {
        List<String> sentences = format.write(game, game.mainLine(), Locale.ENGLISH, out);
        WRITE.check(sentences != null, "null for the sentences about what is lost");
        WRITE.check(!out.closed, "the stream was closed");
        lost.addAll(sentences);
      }
      return Optional.of(new Written(out.toByteArray(), lost));
    } catch (RefusedException refused) {
      WRITE.checkRefusal(refused, "write");
      return Optional.empty();
    } catch (IOException e) {
      throw WRITE.broken(e, "an exception that the stream did not throw");
    }
  }

  /** Returns the games of a file, up to a maximum number. */
  List<GameRecord> read(byte[] bytes, ReadDefaults defaults, int most) {
    List<GameRecord> games = new ArrayList<>();
    Input in = new Input(bytes);
    try {
      format.read(in, defaults, Locale.ENGLISH, game -> accept(game, games, most));
    } catch (IOException e) {
      throw READ.broken(e, "an exception that the stream did not throw");
    }
    READ.check(!in.closed, "the stream was closed");
    READ.check(!games.isEmpty(), "neither a game nor a refusal for %d bytes", bytes.length);
    return games;
  }

  private static boolean accept(LoadedGame game, List<GameRecord> games, int most) {
    READ.check(games.size() < most, "a game after the last that was wanted");
    games.add(game.record());
    return games.size() < most;
  }

  /** A stream that records whether the format closes it. */
  private static final class Input extends ByteArrayInputStream {
    private boolean closed;

    Input(byte[] bytes) {
      super(bytes);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  /** A stream that records whether the format closes it. */
  private static final class Output extends ByteArrayOutputStream {
    private boolean closed;

    @Override
    public void close() {
      closed = true;
    }
  }
}
