package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;

/** Tests that checked providers keep the values read once. */
class CheckedProviderTest {

  private static final Verdict.Refused FOUL = new Verdict.Refused("odd", List.of(), false);

  /** A provider that answers each method once and creates failing players. */
  private static class Fickle implements PlayerProvider {
    private int asked;

    @Override
    public String id() {
      asked++;
      return "fickle-" + asked;
    }

    @Override
    public Label label(Locale locale) {
      return new Label(locale.getLanguage().equals("zh") ? "多变" : "Fickle", "");
    }

    @Override
    public int priority() {
      return asked++;
    }

    @Override
    public Set<AnalysisFeature> analysisFeatures() {
      asked++;
      return asked % 2 == 0 ? Set.of(AnalysisFeature.WIN_SEARCH) : Set.of();
    }

    @Override
    public boolean usesFolder() {
      asked++;
      return asked % 2 == 1;
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Flag("odd", asked == 1));
    }

    @Override
    public Label label(Option option, Locale locale) {
      return new Label(option.key() + " in " + locale.getLanguage(), "");
    }

    @Override
    public boolean supports(Board board) {
      throw new IllegalStateException("no");
    }

    @Override
    public boolean playsOpening(OptionValues options, Board start) {
      return options.flag("odd");
    }

    @Override
    @SuppressWarnings("NullAway") // Plugins are not checked.
    public Player create(Settings settings, Board start) {
      return null;
    }
  }

  @Test
  void readsAPlayerOnce() throws Exception {
    PlayerProvider player = new CheckedPlayerProvider(new Fickle());
    Option odd = new Option.Flag("odd", true);
    for (int i = 0; i < 2; i++) {
      assertThat(player.id()).isEqualTo("fickle-1");
      assertThat(player.options()).containsExactly(odd);
      assertThat(player.priority()).isEqualTo(1);
      assertThat(player.usesFolder()).isTrue();
      assertThat(player.analysisFeatures()).containsExactly(AnalysisFeature.WIN_SEARCH);
    }
    assertThat(player.initialFile(new Option.File("table"))).isEmpty();
    assertThat(player.label(Locale.US).name()).isEqualTo("Fickle");
    assertThat(player.label(Locale.TRADITIONAL_CHINESE).name()).isEqualTo("多变");
    assertThat(player.label(Locale.FRENCH).name()).isEqualTo("Fickle");
    assertThat(player.label(odd, Locale.GERMAN).name()).isEqualTo("odd in en");
    assertThat(player.label(odd, Locale.CHINA).name()).isEqualTo("odd in zh");
    assertThat(player.label(new Option.Flag("new", true), Locale.CHINA).name()).isEqualTo("new");
  }

  @Test
  void passesOnExceptionsOfAPlayer() throws Exception {
    PlayerProvider player = new CheckedPlayerProvider(new Fickle());
    Board board =
        (Board)
            Proxy.newProxyInstance(
                Board.class.getClassLoader(),
                new Class<?>[] {Board.class},
                (proxy, method, arguments) -> "nothing");
    assertThatThrownBy(() -> player.supports(board)).hasMessage("no");
    assertThat(player.create(new Settings(Map.of(), 1), board)).isNull();
    assertThat(player.playsOpening(new OptionValues(Map.of("odd", "true")), board)).isTrue();
    assertThat(player.playsOpening(new OptionValues(Map.of("odd", "false")), board)).isFalse();
    assertThat(player.elo(new OptionValues(Map.of("odd", "true")))).isEmpty();
  }

  /** A board provider that fails in every method. */
  private static class Bad implements BoardProvider {
    private final int size;

    Bad(int size) {
      this.size = size;
    }

    @Override
    public String id() {
      return "bad";
    }

    @Override
    @SuppressWarnings("NullAway") // Plugins are not checked.
    public Label label(Locale locale) {
      if (locale.equals(Locale.CHINESE)) {
        throw new IllegalStateException("not translated");
      }
      return null;
    }

    @Override
    public int defaultSize() {
      return size;
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Whole("line", 3, 9, 5));
    }

    @Override
    public Label label(Option option, Locale locale) {
      return new Label("Line", "");
    }

    @Override
    public Board create(OptionValues values, Start start) {
      throw new RefusedException("no line of " + values.whole("line"));
    }

    @Override
    public Board create(Start start) {
      if (start.size() < size) {
        throw new RefusedException("too small");
      }
      throw new IllegalStateException("no board");
    }

    @Override
    public String explain(Verdict.Refused why, Locale locale) {
      throw new StackOverflowError();
    }

    @Override
    public String explain(Outcome.Won how, Locale locale) {
      return how.line().isEmpty() ? " " : "by a line";
    }
  }

  @Test
  void refusesAFailingBoard() throws Exception {
    BoardProvider board = new CheckedBoardProvider(new Bad(9));
    assertThat(board.id()).isEqualTo("bad");
    assertThat(board.defaultSize()).isEqualTo(9);
    assertThat(board.label(Locale.ENGLISH)).isEqualTo(new Label("bad", ""));
    assertThat(board.label(Locale.CHINESE)).isEqualTo(new Label("bad", ""));
    assertThat(board.explain(FOUL, Locale.ENGLISH)).isEqualTo("odd");
    Outcome.Won captures = new Outcome.Won(Stone.BLACK, List.of(), "captures");
    assertThat(board.explain(captures, Locale.ENGLISH)).isEqualTo("captures");
    Outcome.Won line = new Outcome.Won(Stone.BLACK, List.of(new Point(0, 0)));
    assertThat(board.explain(line, Locale.ENGLISH)).isEqualTo("by a line");
    assertThat(board.options()).containsExactly(new Option.Whole("line", 3, 9, 5));
    assertThat(board.label(board.options().get(0), Locale.ENGLISH).name()).isEqualTo("Line");
    OptionValues six = OptionValues.of(board.options(), Map.of("line", "6"));
    assertThatThrownBy(() -> board.create(six, Start.empty(9))).hasMessage("no line of 6");
    assertThatThrownBy(() -> board.create(Start.empty(5)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("too small");
    assertThatThrownBy(() -> board.create(Start.empty(9)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("bad failed: it threw IllegalStateException: no board");
  }

  @Test
  void refusesABoardWithoutAValidSize() {
    assertThatThrownBy(() -> new CheckedBoardProvider(new Bad(26)))
        .isInstanceOfSatisfying(
            PluginRefusedException.class,
            refused -> assertThat(refused.kind()).isEqualTo(Refusal.CRASHED))
        .hasMessage("bad has the default board size 26×26, but the limit is 25×25");
  }

  @Test
  void shortensLabelsToOneLine() {
    CachedLabels labels =
        CachedLabels.of(
            "a plugin",
            "a",
            locale -> new Label("two\nlines \u001b[31mred" + "!".repeat(99), "\u202eb\na"));
    assertThat(labels.in(Locale.ENGLISH).name()).startsWith("two lines ?[31mred!!!").hasSize(61);
    assertThat(labels.in(Locale.CHINESE).description()).isEqualTo("?b a");
  }

  @Test
  void readsLabelsOfBundledPluginsOnDemand() {
    List<Locale> asked = new ArrayList<>();
    CachedLabels labels =
        CachedLabels.of(
            this,
            "a",
            locale -> {
              asked.add(locale);
              return locale.equals(Locale.ENGLISH) ? new Label("A", "") : null;
            });
    assertThat(asked).isEmpty();
    assertThat(labels.in(Locale.GERMAN).name()).isEqualTo("A");
    assertThat(labels.in(Locale.CHINA).name()).isEqualTo("A");
    assertThat(asked).contains(Locale.ENGLISH, Locale.CHINESE);
  }

  @Test
  void refusesAFailingTrustedProvider() {
    assertThatThrownBy(
            () ->
                ProviderGuard.refuseOnError(
                    "a.P",
                    () -> {
                      throw new IllegalStateException("no");
                    }))
        .isInstanceOf(PluginRefusedException.class)
        .hasMessage("a.P threw IllegalStateException: no");
  }

  @Test
  void excerptsHaveNoControlCharacters() {
    assertThat(ProviderErrors.excerpt(" a\t\n b\u009b31mc\u202ed\u0007 ", 20))
        .isEqualTo("a b?31mc?d?");
    assertThat(ProviderErrors.excerpt("棋🀄棋", 2)).isEqualTo("棋🀄…");
  }

  /** A user interface whose availability check fails. */
  private static class Blind implements RendererProvider {
    private int asked;

    @Override
    public String id() {
      return "blind";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Blind", "");
    }

    @Override
    public int priority() {
      return ++asked;
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Whole("line", 3, 9, 4));
    }

    @Override
    public Label label(Option option, Locale locale) {
      return new Label("Port", "");
    }

    @Override
    public boolean available() {
      throw new NoClassDefFoundError("java/awt/Window");
    }

    @Override
    @SuppressWarnings("NullAway") // Plugins are not checked.
    public Renderer create() {
      return null;
    }

    @Override
    public Renderer create(OptionValues values) {
      throw new RefusedException("no port " + values.whole("line"));
    }
  }

  @Test
  void failingInterfaceIsNotAvailable() throws Exception {
    RendererProvider renderer = new CheckedRendererProvider(new Blind());
    assertThat(renderer.id()).isEqualTo("blind");
    assertThat(renderer.label(Locale.ENGLISH).name()).isEqualTo("Blind");
    assertThat(List.of(renderer.priority(), renderer.priority())).containsExactly(1, 1);
    assertThat(renderer.available()).isFalse();
    assertThat(renderer.label(renderer.options().get(0), Locale.ENGLISH).name()).isEqualTo("Port");
    OptionValues initial = OptionValues.of(renderer.options(), Map.of());
    assertThatThrownBy(() -> renderer.create(initial)).hasMessage("no port 4");
    assertThatThrownBy(renderer::create)
        .isInstanceOf(RefusedException.class)
        .hasMessage("blind failed: it returned nothing");
  }

  @Test
  void interfaceWithoutAnAvailabilityReportIsNotAvailable() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);
    RendererProvider waiting =
        new Blind() {
          @Override
          public boolean available() {
            try {
              new CountDownLatch(1).await();
            } catch (InterruptedException e) {
              interrupted.countDown();
            }
            return true;
          }
        };
    ProviderGuard guard = new ProviderGuard(Duration.ofMillis(200));
    RendererProvider renderer = new CheckedRendererProvider(waiting, Optional.of(guard));
    assertThat(renderer.available()).isFalse();
    interrupted.await();
  }
}
