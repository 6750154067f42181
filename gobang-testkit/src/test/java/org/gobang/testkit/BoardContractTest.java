package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.board.BoardProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract lets good boards pass, and fails each bad one by the test meant for it. */
class BoardContractTest {

  private static Supplier<? extends BoardProvider> tried = BadBoards.Toy::new;

  /** Tried on whatever is set, on a small board. */
  static class OnASmallBoard extends BoardContract {
    @Override
    protected BoardProvider provider() {
      return tried.get();
    }

    @Override
    protected List<Integer> sizes() {
      return List.of(7);
    }
  }

  private static Verdicts verdicts(Supplier<? extends BoardProvider> provider) {
    tried = provider;
    return Verdicts.of(OnASmallBoard.class);
  }

  @Test
  void goodBoardsPass() {
    Verdicts verdicts = verdicts(BadBoards.Toy::new);
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
        of("required_judgesEitherSide", BadBoards.Misjudging::new),
        of("required_playsWhatItAllows", BadBoards.Abrupt::new),
        of("required_listsWhatItAllows", BadBoards.Backwards::new),
        of("required_forbidsFoulsAlone", BadBoards.Lax::new),
        of("required_gamesEnd", BadBoards.Endless::new),
        of("required_winsByALine", BadBoards.Confused::new),
        of("required_refusesAllWhenOver", BadBoards.Passing::new),
        of("required_explainsRefusals", BadBoards.Speechless::new),
        of("required_sameMovesGiveTheSameBoard", BadBoards.Lottery::new),
        of("required_mayBeReadFromSeveralThreads", BadBoards.OneThread::new));
  }

  private static Arguments of(String test, Supplier<? extends BoardProvider> provider) {
    return arguments(test, named(provider.get().getClass().getSimpleName(), provider));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void eachBadBoardFailsItsOwnTest(String test, Supplier<? extends BoardProvider> provider) {
    Verdicts verdicts = verdicts(provider);
    assertThat(verdicts.failed()).containsOnlyKeys(test);
    assertThat(verdicts.failed().get(test)).contains("Promised by ");
  }
}
