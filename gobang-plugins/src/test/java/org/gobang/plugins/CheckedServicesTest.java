package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.junit.jupiter.api.Test;

/** Tests the calls that checked providers forward to their plugins. */
class CheckedServicesTest {

  private static final Option.Whole LINE = new Option.Whole("line", 3, 9, 5);
  private static final Option.File TABLE = new Option.File("table");

  private static <T> T unused(Class<T> type) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              throw new UnsupportedOperationException(method.getName());
            }));
  }

  private static final Board BOARD = unused(Board.class);
  private static final Turn TURN = unused(Turn.class);

  private static final class Rules implements BoardProvider {

    private final List<String> asked = new ArrayList<>();

    @Override
    public String id() {
      return "rules";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Rules", "");
    }

    @Override
    public boolean hasFouls() {
      return true;
    }

    @Override
    public List<Option> options() {
      return List.of(LINE);
    }

    @Override
    public Board create(Start start) {
      asked.add("plain");
      return BOARD;
    }

    @Override
    public Board create(OptionValues values, Start start) {
      asked.add("line " + values.whole("line"));
      return BOARD;
    }

    @Override
    public Label choice(String choice, Locale locale) {
      if (choice.equals("odd")) {
        throw new IllegalStateException("no words");
      }
      return new Label("Swap sides", "");
    }
  }

  @Test
  void forwardsCallsToRules() throws Exception {
    Rules rules = new Rules();
    BoardProvider checked = new CheckedBoardProvider(rules);
    assertThat(((PluginBacked) checked).plugin()).isSameAs(rules);
    assertThat(checked.hasFouls()).isTrue();
    assertThat(checked.create(Start.empty(15))).isSameAs(BOARD);
    OptionValues six = OptionValues.of(checked.options(), Map.of("line", "6"));
    assertThat(checked.create(six, Start.empty(15))).isSameAs(BOARD);
    assertThat(rules.asked).containsExactly("plain", "line 6");
    assertThat(checked.choice("swap", Locale.ENGLISH).name()).isEqualTo("Swap sides");
    assertThat(checked.choice("odd", Locale.ENGLISH)).isEqualTo(new Label("odd"));
  }

  private static final class Strategy implements PlayerProvider {

    private final List<String> asked = new ArrayList<>();

    @Override
    public String id() {
      return "strategy";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Strategy", "");
    }

    @Override
    public Player create(Settings settings, Board start) {
      return new Player() {
        @Override
        public Point choose(Turn turn) {
          return new Point(3, 4);
        }

        @Override
        public Optional<String> decide(Turn turn) {
          return Optional.of("swap");
        }

        @Override
        public void ponder(Turn turn) {
          asked.add("ponder");
        }

        @Override
        public void close() {
          asked.add("close");
        }
      };
    }
  }

  @Test
  void forwardsCallsToPlayers() throws Exception {
    Strategy strategy = new Strategy();
    PlayerProvider checked = new CheckedPlayerProvider(strategy);
    try (Player player = checked.create(new Settings(Map.of(), 1), BOARD)) {
      assertThat(player.choose(TURN)).isEqualTo(new Point(3, 4));
      assertThat(player.decide(TURN)).contains("swap");
      player.ponder(TURN);
    }
    assertThat(strategy.asked).containsExactly("ponder", "close");
  }

  @Test
  void refusesAnotherProviderOfABundledPlayer() throws Exception {
    PlayerProvider plain = new Strategy();
    assertThatThrownBy(
            () -> PluginFinder.another(new DiscoveredPlugin<>("strategy", plain, "", "bundled")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("strategy is not from a plugin");
    assertThat(PluginFinder.loadedFrom(new DiscoveredPlugin<>("strategy", plain, "", "bundled")))
        .isEmpty();
  }

  private static final class Values implements EvaluatorProvider {

    @Override
    public String id() {
      return "values";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Values", "");
    }

    @Override
    public List<Option> options() {
      return List.of(TABLE);
    }

    @Override
    public Label label(Option option, Locale locale) {
      return new Label("Table", "");
    }

    @Override
    public Optional<String> initialFile(Option.File option) {
      return Optional.of("1 2 3");
    }

    @Override
    public Evaluator create(OptionValues options, Board start) {
      return board -> 1;
    }
  }

  @Test
  void describesAnEvaluator() throws Exception {
    Values values = new Values();
    EvaluatorProvider checked = new CheckedEvaluatorProvider(values);
    assertThat(((PluginBacked) checked).plugin()).isSameAs(values);
    assertThat(checked.id()).isEqualTo("values");
    assertThat(checked.label(Locale.ENGLISH).name()).isEqualTo("Values");
    assertThat(checked.options()).containsExactly(TABLE);
    assertThat(checked.label(TABLE, Locale.ENGLISH).name()).isEqualTo("Table");
    assertThat(checked.initialFile(TABLE)).contains("1 2 3");
    assertThat(checked.supports(BOARD)).isTrue();
  }

  /** A format that does not name sides and recognizes content by its first letter. */
  private static final class Letters implements RecordFormat {

    @Override
    public String id() {
      return "letters";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Letters", "");
    }

    @Override
    public List<String> extensions() {
      return List.of(".let");
    }

    @Override
    public boolean namesSides() {
      return false;
    }

    @Override
    public boolean recognizes(byte[] beginning) {
      return Character.isLetter(beginning[0]);
    }

    @Override
    public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games) {
      throw new RefusedException("not read");
    }

    @Override
    public List<String> write(
        GameRecord record, List<Integer> path, Locale language, OutputStream file) {
      return List.of("The names are\nnot kept.");
    }
  }

  @Test
  void forwardsCallsToFormats() throws Exception {
    Letters letters = new Letters();
    RecordFormat checked = new CheckedRecordFormat(letters);
    assertThat(((PluginBacked) checked).plugin()).isSameAs(letters);
    assertThat(checked.id()).isEqualTo("letters");
    assertThat(checked.label(Locale.ENGLISH).name()).isEqualTo("Letters");
    assertThat(checked.namesSides()).isFalse();
    assertThat(checked.recognizes(new byte[] {'a'})).isTrue();
    assertThat(checked.recognizes(new byte[] {'1'})).isFalse();
    assertThat(checked.recognizes(new byte[0])).as("after an exception").isFalse();
    GameRecord record = GameRecord.of("freestyle", Start.empty(15), List.of());
    assertThat(checked.write(record, List.of(), Locale.ENGLISH, OutputStream.nullOutputStream()))
        .containsExactly("The names are not kept.");
    ReadDefaults defaults = new ReadDefaults("freestyle", 15, any -> true);
    InputStream file = new ByteArrayInputStream(new byte[0]);
    assertThatThrownBy(() -> checked.read(file, defaults, Locale.ENGLISH, game -> true))
        .isInstanceOf(RefusedException.class)
        .hasMessage("not read");
  }
}
