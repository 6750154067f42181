package org.gobang.testkit;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests the contract of players: good players pass, and each bad player fails the matching test.
 */
@Execution(ExecutionMode.CONCURRENT)
class PlayerContractTest {

  /** The timeout for hanging players. Others have enough time on a loaded machine. */
  private static final Duration SHORT = Duration.ofSeconds(3);

  private static final Duration LONG = Duration.ofMinutes(2);

  private static final ThreadLocal<Tried> TRIED = new ThreadLocal<>();

  /** The provider tested on this thread, with the timeout. */
  private record Tried(Supplier<? extends PlayerProvider> provider, Duration patience) {}

  /** The contract for the provider of this thread, on small boards. */
  static class OnSmallBoards extends PlayerContract {
    private final Tried tried = TRIED.get();

    @Override
    protected PlayerProvider provider() {
      return tried.provider().get();
    }

    @Override
    protected List<Board> boards() {
      return List.of(TestBoards.empty("freestyle", 8), new UnknownRules().create(Start.empty(7)));
    }

    @Override
    protected Duration patience() {
      return tried.patience();
    }
  }

  private static Verdicts verdicts(Supplier<? extends PlayerProvider> provider, Duration patience) {
    TRIED.set(new Tried(provider, patience));
    return Verdicts.of(OnSmallBoards.class);
  }

  static Stream<Named<Supplier<? extends PlayerProvider>>> good() {
    return Stream.<Supplier<? extends PlayerProvider>>of(
            ToyPlayers.First::new,
            ToyPlayers.Thinker::new,
            ToyPlayers.Learner::new,
            ToyPlayers.Sharing::new,
            ToyPlayers.SlowToEnd::new,
            BadPlayers.Polite::new,
            BadPonderers.Patient::new)
        .map(good -> named(good.get().getClass().getSimpleName(), good));
  }

  @ParameterizedTest
  @MethodSource("good")
  void passesGoodPlayers(Supplier<? extends PlayerProvider> good) {
    Verdicts verdicts = verdicts(good, LONG);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped()).containsExactly("optional_isFoundByTheServiceLoader");
  }

  static Stream<Arguments> bad() {
    return Stream.of(
        of("required_describesItself", BadPlayers.Misnamed::new),
        of("required_describesItself", BadPlayers.Fickle::new, "required_fallsBackToEnglish"),
        hanging("required_describesItself", BadPlayers.Slow::new),
        of("required_describesItself", BadPlayers.Unmakeable::made),
        of("required_describesItsOptions", BadPlayers.TwiceTheSame::new),
        of("required_describesItsOptions", BadPlayers.Uncertain::new),
        of("required_hasOneRating", BadPlayers.Improving::new),
        of(
            "required_movesLegallyInGames",
            BadPlayers.ConfusedByPasses::new,
            "required_movesAlikeWithTheSameSeed",
            "required_reportsWhatFitsTheBoard"),
        of("required_movesLegallyFromSetUps", BadPlayers.ConfusedBySetUps::new),
        hanging("required_keepsTheTime", BadPlayers.Late::new),
        of("required_keepsToItsNodes", BadPlayers.Curious::new),
        of("required_keepsToItsDepth", BadPlayers.Deep::new),
        hanging("required_answersAStop", BadPlayers.Absorbed::new, "required_startsOnlyDaemons"),
        hanging("required_answersAStopAlreadyMade", BadPlayers.Unprepared::new),
        hanging("required_endsPonderingAtItsStop", BadPonderers.Endless::new),
        of("required_endsPonderingAtItsStop", BadPonderers.Throwing::new),
        of("required_movesAlikeWithTheSameSeed", BadPlayers.Gambler::new),
        of("required_playersAreIndependent", BadPlayers.Entangled::new),
        of("required_reportsWhatFitsTheBoard", BadPlayers.Misweighing::new),
        of("required_movesLegallyWithEachOption", BadPlayers.Unready::new),
        of("required_keepsTheTime", BadPlayers.Dividing::new),
        of("required_answersAStop", BadPlayers.Speechstruck::new, "required_startsOnlyDaemons"),
        of("required_answersAStopAlreadyMade", BadPlayers.EmptyHanded::new),
        of("required_movesAlikeWithTheSameSeed", BadPlayers.LaterGambler::new),
        of("required_playersAreIndependent", BadPlayers.Scribbling::new),
        of("required_reportsWhatFitsTheBoard", BadPlayers.SevenLines::new),
        of("required_startsOnlyDaemons", BadPlayers.NoDaemonMeanwhile::new),
        of("required_leavesNoThread", BadPlayers.Pooled::new),
        of("required_refusesOnlyWithASentence", BadPlayers.Boasting::new),
        of("required_closesMoreThanOnce", BadPlayers.ClosesOnce::new),
        of(
            "required_closesWithoutAMove",
            BadPlayers.ClosesAfterMoves::new,
            "required_decidesForWhatIsOffered",
            "required_refusesOnlyWithASentence"),
        of("required_startsOnlyDaemons", BadPlayers.NoDaemon::new),
        of("required_leavesNoThread", BadPlayers.Leaky::new),
        hanging("required_endsWhenInterrupted", BadPlayers.Stubborn::new),
        of("required_refusesOnlyWithASentence", BadPlayers.Rude::new));
  }

  /** Returns a bad player, the matching test, and other tests that also fail. */
  private static Arguments of(
      String test, Supplier<? extends PlayerProvider> provider, String... others) {
    return of(LONG, test, provider, others);
  }

  private static Arguments hanging(
      String test, Supplier<? extends PlayerProvider> provider, String... others) {
    return of(SHORT, test, provider, others);
  }

  private static Arguments of(
      Duration patience,
      String test,
      Supplier<? extends PlayerProvider> provider,
      String... others) {
    return arguments(
        patience,
        test,
        named(provider.get().getClass().getSimpleName(), provider),
        Stream.concat(Stream.of(test), Stream.of(others)).collect(toCollection(TreeSet::new)));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void failsTheMatchingTestForEachBadPlayer(
      Duration patience,
      String test,
      Supplier<? extends PlayerProvider> provider,
      Set<String> seen) {
    Verdicts verdicts = verdicts(provider, patience);
    assertThat(verdicts.failed().keySet()).isEqualTo(seen);
    assertThat(verdicts.failed().get(test)).contains("Promised by ");
  }

  @Test
  void waitsOnlyOnceForHangingProviders() {
    Verdicts verdicts = verdicts(BadPlayers.Undecided::new, SHORT);
    assertThat(verdicts.failed())
        .hasEntrySatisfying(
            "required_movesLegallyInGames",
            sentence -> assertThat(sentence).startsWith("no return within 3000 ms from supports"));
    assertThat(verdicts.failed()).doesNotContainKey("required_describesItself");
    assertThat(BadPlayers.Undecided.ASKED).hasValue(1);
  }

  @Test
  void putsTheMessageOnTheFirstLine() {
    Verdicts verdicts = verdicts(BadPlayers.ConfusedBySetUps::new, LONG);
    assertThat(verdicts.failed().get("required_movesLegallyFromSetUps"))
        .startsWith(
            "an exception from choose with a budget of [Nodes[count=200], MoveTime[time=PT0.02S]]"
                + " on freestyle on 8 lines (set up), Black to move: java.lang.StackOverflowError")
        .contains("\nPromised by Player.choose: ", "   a b c d e f g h");
  }

  @Test
  void failsForbiddenMovesOnUnknownBoards() {
    Verdicts verdicts = verdicts(BadPlayers.Lawless::new, LONG);
    assertThat(verdicts.failed()).containsOnlyKeys("required_movesLegallyInGames");
    assertThat(verdicts.failed().get("required_movesLegallyInGames"))
        .contains("refuses as beside (a foul)", UnknownRules.ID);
  }
}
