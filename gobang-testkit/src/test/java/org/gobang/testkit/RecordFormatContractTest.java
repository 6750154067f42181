package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the contract of file formats: a good format passes, and each bad format fails the matching
 * test.
 */
@Execution(ExecutionMode.CONCURRENT)
class RecordFormatContractTest {

  /** A format with the moves of one game per line. */
  public static class Lines implements RecordFormat {
    /** Creates a provider. Called by the contract. */
    public Lines() {}

    @Override
    public String id() {
      return "lines";
    }

    @Override
    public Label label(Locale locale) {
      return new Label(locale.getLanguage().equals("zh") ? "行" : "Lines", "");
    }

    @Override
    public List<String> extensions() {
      return List.of(".lines");
    }

    @Override
    public boolean holdsSeveralGames() {
      return true;
    }

    @Override
    public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
        throws IOException {
      for (String line : lines(file)) {
        Start start = Start.empty(defaults.size());
        GameRecord game = GameRecord.of(defaults.rules(), start, MoveText.parse(line, Stone.BLACK));
        if (!games.accept(new LoadedGame(game, List.of()))) {
          return;
        }
      }
    }

    List<String> lines(InputStream file) throws IOException {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return text.isEmpty() ? List.of("") : text.lines().toList();
    }

    @Override
    public List<String> write(
        GameRecord record, List<Integer> path, Locale language, OutputStream file)
        throws IOException {
      List<Move> moves = record.follow(path).stream().map(Node::move).toList();
      if (!record.start().equals(Start.empty(15))) {
        throw new RefusedException("only games from the empty board of 15 lines");
      }
      file.write((MoveText.write(moves) + "\n").getBytes(StandardCharsets.UTF_8));
      return lost(record);
    }

    List<String> lost(GameRecord record) {
      return List.of("only moves are kept");
    }
  }

  static class Good extends RecordFormatContract {
    @Override
    protected RecordFormat provider() {
      return new Lines();
    }

    @Override
    protected Duration patience() {
      return Duration.ofMinutes(2);
    }
  }

  static class Misnamed extends Good {
    @Override
    protected RecordFormat provider() {
      return new Shouting();
    }
  }

  /** Has an extension in capital letters. */
  public static class Shouting extends Lines {
    @Override
    public List<String> extensions() {
      return List.of(".LINES");
    }
  }

  static class Silent extends Good {
    @Override
    protected RecordFormat provider() {
      return new Quiet();
    }
  }

  /** Loses names and variations without reporting it. */
  public static class Quiet extends Lines {
    @Override
    List<String> lost(GameRecord record) {
      return List.of();
    }
  }

  static class Greedy extends Good {
    @Override
    protected RecordFormat provider() {
      return new Endless();
    }
  }

  /** Reads more games than requested. */
  public static class Endless extends Lines {
    @Override
    public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
        throws IOException {
      super.read(
          file,
          defaults,
          language,
          game -> {
            games.accept(game);
            return true;
          });
    }
  }

  static class Careless extends Good {
    @Override
    protected RecordFormat provider() {
      return new Throwing();
    }
  }

  /** Throws an undeclared exception for unknown content. */
  public static class Throwing extends Lines {
    @Override
    public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
        throws IOException {
      try {
        super.read(file, defaults, language, games);
      } catch (RefusedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class Stuck extends Good {
    @Override
    protected RecordFormat provider() {
      return new Waiting();
    }

    @Override
    protected Duration patience() {
      return Duration.ofSeconds(3);
    }
  }

  /** Hangs on an empty file. */
  public static class Waiting extends Lines {
    @Override
    List<String> lines(InputStream file) throws IOException {
      List<String> lines = super.lines(file);
      if (lines.equals(List.of(""))) {
        ToyPlayers.awaitQuietly(new CountDownLatch(1));
      }
      return lines;
    }
  }

  static class Closing extends Good {
    @Override
    protected RecordFormat provider() {
      return new Closer();
    }
  }

  /** Closes the input stream. */
  public static class Closer extends Lines {
    @Override
    List<String> lines(InputStream file) throws IOException {
      try (file) {
        return super.lines(file);
      }
    }
  }

  @Test
  void passesAGoodFormat() {
    Verdicts verdicts = Verdicts.of(Good.class);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped())
        .containsExactlyInAnyOrder(
            "optional_isFoundByTheServiceLoader", "optional_recognizesItsFiles");
  }

  static Stream<Arguments> bad() {
    String keeps = "required_keepsWhatItWrites";
    String several = "required_keepsSeveralGamesIfItSaysSo";
    String threads = "required_mayBeUsedFromSeveralThreads";
    String damaged = "required_survivesDamagedFiles";
    return Stream.of(
        arguments(Misnamed.class, Set.of("required_hasExtensions")),
        arguments(Silent.class, Set.of(keeps, threads)),
        arguments(Greedy.class, Set.of(several)),
        arguments(Careless.class, Set.of(damaged)),
        arguments(Closing.class, Set.of(keeps, several, threads, damaged)));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void failsTheMatchingTestForEachBadFormat(Class<?> contract, Set<String> tests) {
    Verdicts verdicts = Verdicts.of(contract);
    assertThat(verdicts.failed().keySet()).isEqualTo(tests);
    assertThat(verdicts.failed().values())
        .allSatisfy(sentence -> assertThat(sentence).contains("Promised by "));
  }

  @Test
  void stopsWaitingForAHangingFormat() {
    assertThat(Verdicts.of(Stuck.class).failed().values())
        .isNotEmpty()
        .allSatisfy(sentence -> assertThat(sentence).startsWith("no return within 3000 ms"));
  }
}
