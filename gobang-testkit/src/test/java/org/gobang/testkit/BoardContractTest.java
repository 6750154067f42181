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
import org.gobang.api.board.BoardProvider;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the contract of boards: good boards pass, and each bad board fails the matching test. */
@Execution(ExecutionMode.CONCURRENT)
class BoardContractTest {

  private static final ThreadLocal<Supplier<? extends BoardProvider>> TRIED = new ThreadLocal<>();

  /** The contract for the rules of this thread, on a small board. */
  static class OnASmallBoard extends BoardContract {
    private final Supplier<? extends BoardProvider> tried = TRIED.get();

    @Override
    protected BoardProvider provider() {
      return tried.get();
    }

    @Override
    protected List<Integer> sizes() {
      return List.of(7);
    }
  }

  /** The contract on the default size, with a short timeout. */
  static class OnTheUsualBoard extends OnASmallBoard {
    @Override
    protected List<Integer> sizes() {
      return List.of(provider().defaultSize());
    }

    @Override
    protected Duration patience() {
      return Duration.ofSeconds(3);
    }
  }

  private static Verdicts verdicts(
      Class<? extends BoardContract> contract, Supplier<? extends BoardProvider> provider) {
    TRIED.set(provider);
    return Verdicts.of(contract);
  }

  static Stream<Named<Supplier<? extends BoardProvider>>> good() {
    return Stream.<Supplier<? extends BoardProvider>>of(BadBoards.Toy::new, HeavyRules::new)
        .map(good -> named(good.get().getClass().getSimpleName(), good));
  }

  @ParameterizedTest
  @MethodSource("good")
  void passesGoodBoards(Supplier<? extends BoardProvider> good) {
    Verdicts verdicts = verdicts(OnASmallBoard.class, good);
    assertThat(verdicts.failed()).isEmpty();
    assertThat(verdicts.skipped()).containsExactly("optional_isFoundByTheServiceLoader");
  }

  static Stream<Arguments> bad() {
    return Stream.of(
        of("required_describesItself", BadBoards.Misnamed::new),
        of("required_createsAnEmptyBoard", BadBoards.OtherName::new),
        of("required_createsWhatWasSetUp", BadBoards.Forgetful::new),
        of("required_refusesOnlyWithASentence", BadBoards.Rude::new),
        of("required_answersForAnyPlace", BadBoards.Edgy::new),
        of("required_neverChanges", BadBoards.Changing::new),
        of("required_countsMovesAndTurns", BadBoards.Open::new),
        of("required_countsMovesAndTurns", BadBoards.Hurried::new),
        of("required_countsMovesAndTurns", BadBoards.Boasting::new),
        of("required_winsByALine", BadBoards.Round::new),
        of("required_winsByALine", BadBoards.Wordless::new),
        of("required_judgesEitherSide", BadBoards.Misjudging::new),
        of("required_playsWhatItAllows", BadBoards.Abrupt::new, "required_mutableCopyRefuses"),
        of(
            "required_neverChanges",
            BadBoards.Dwindling::new,
            "required_mutableCopyFollowsGames",
            "required_mutableCopyPlaysOnFromAnywhere",
            "required_mutableCopyRefuses",
            "required_listsWhatItAllows",
            "required_mayBeReadFromSeveralThreads"),
        of("required_listsWhatItAllows", BadBoards.Backwards::new),
        of("required_listsWhatItAllows", BadBoards.Overlong::new),
        of("required_forbidsFoulsAlone", BadBoards.Giving::new),
        of("required_winsByALine", BadBoards.Stammering::new),
        of("required_explainsRefusals", HeavyRules.Silent::new),
        of("required_mayBeReadFromSeveralThreads", BadBoards.Lazy::new),
        of("required_forbidsFoulsAlone", BadBoards.Undeclared::new),
        of("required_forbidsFoulsAlone", BadBoards.Lax::new),
        of("required_gamesEnd", BadBoards.Endless::new, "required_mutableCopyPlaysOnFromAnywhere"),
        of("required_winsByALine", BadBoards.Confused::new),
        of("required_refusesAllWhenOver", BadBoards.Passing::new, "required_mutableCopyRefuses"),
        of("required_explainsRefusals", BadBoards.Speechless::new),
        of(
            "required_sameMovesGiveTheSameBoard",
            BadBoards.Lottery::new,
            "required_makesTheChoicesItOffers",
            "required_mayBeReadFromSeveralThreads"),
        of("required_mayBeReadFromSeveralThreads", BadBoards.OneThread::new),
        of(
            "required_mutableCopyPlaysOnFromAnywhere",
            BadBoards.Rewound::new,
            "required_mutableCopyRefuses"),
        of("required_mutableCopyFollowsGames", BadBoards.Unordered::new),
        of("required_mutableCopyPlaysOnFromAnywhere", BadBoards.Shared::new),
        of("required_mutableCopyRefuses", BadBoards.Lenient::new));
  }

  /** Returns a bad board, the matching test, and other tests that also fail. */
  private static Arguments of(
      String test, Supplier<? extends BoardProvider> provider, String... others) {
    return arguments(
        test,
        named(provider.get().getClass().getSimpleName(), provider),
        Stream.concat(Stream.of(test), Stream.of(others)).collect(toCollection(TreeSet::new)));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void failsTheMatchingTestForEachBadBoard(
      String test, Supplier<? extends BoardProvider> provider, Set<String> seen) {
    Verdicts verdicts = verdicts(OnASmallBoard.class, provider);
    assertThat(verdicts.failed().keySet()).isEqualTo(seen);
    assertThat(verdicts.failed().get(test)).contains("Promised by ");
  }

  @Test
  void waitsOnlyOnceForHangingBoards() {
    Verdicts verdicts = verdicts(OnTheUsualBoard.class, BadBoards.Pondering::new);
    assertThat(verdicts.failed()).hasSize(1);
    assertThat(verdicts.failed().firstEntry().getValue())
        .startsWith("no return within 3000 ms from the board")
        .contains("BadBoards$Pondering");
  }

  @Test
  void reportsBoardsWithoutPasses() {
    Verdicts verdicts = verdicts(OnASmallBoard.class, BadBoards.Restless::new);
    assertThat(verdicts.failed().get("required_gamesEnd"))
        .startsWith("an exception from pass, while the game is undecided: ")
        .contains("Promised by Board.pass: ");
  }

  @Test
  void reportsUnsupportedSizes() {
    Verdicts verdicts = verdicts(OnTheUsualBoard.class, BadBoards.Oversized::new);
    assertThat(verdicts.failed().get("required_createsAnEmptyBoard"))
        .startsWith("an exception from create for 19 lines, one of sizes(): ");
  }
}
