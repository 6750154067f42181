package org.gobang.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract lets good players pass, and fails each bad one by the test meant for it. */
class PlayerContractTest {

  /** For those that are meant to hang; good ones have all the time that a loaded machine takes. */
  private static final Duration SHORT = Duration.ofMillis(750);

  private static final Duration LONG = Duration.ofSeconds(10);

  private static Supplier<? extends PlayerProvider> tried = ToyPlayers.First::new;
  private static Duration patience = LONG;

  /** Tried on whatever is set, on small boards. */
  static class OnSmallBoards extends PlayerContract {
    @Override
    protected PlayerProvider provider() {
      return tried.get();
    }

    @Override
    protected List<Board> boards() {
      return List.of(TestBoards.empty("freestyle", 7), new StrangeRules().create(Start.empty(7)));
    }

    @Override
    protected Duration patience() {
      return patience;
    }
  }

  private static Verdicts verdicts(Supplier<? extends PlayerProvider> provider, Duration patience) {
    tried = provider;
    PlayerContractTest.patience = patience;
    return Verdicts.of(OnSmallBoards.class);
  }

  @Test
  void goodPlayersPass() {
    for (Supplier<? extends PlayerProvider> good :
        List.<Supplier<? extends PlayerProvider>>of(
            ToyPlayers.First::new, ToyPlayers.Thinker::new, BadPlayers.Polite::new)) {
      Verdicts verdicts = verdicts(good, LONG);
      assertThat(verdicts.failed()).isEmpty();
      assertThat(verdicts.skipped()).containsExactly("optional_isFoundByTheServiceLoader");
    }
  }

  static Stream<Arguments> bad() {
    return Stream.of(
        of("required_describesItself", BadPlayers.Misnamed::new),
        of("required_describesItself", BadPlayers.Fickle::new),
        of("required_describesItself", BadPlayers.Slow::new),
        of("required_describesItself", BadPlayers.Unmakeable::made),
        of("required_describesItsOptions", BadPlayers.TwiceTheSame::new),
        of("required_movesLegallyInGames", BadPlayers.ConfusedByPasses::new),
        of("required_movesLegallyFromSetUps", BadPlayers.ConfusedBySetUps::new),
        of("required_keepsTheTime", BadPlayers.Late::new),
        of("required_keepsToItsNodes", BadPlayers.Curious::new),
        of("required_keepsToItsDepth", BadPlayers.Deep::new),
        of("required_answersAStop", BadPlayers.Absorbed::new),
        of("required_answersAStopAlreadyMade", BadPlayers.Unprepared::new),
        of("required_movesAlikeWithTheSameSeed", BadPlayers.Gambler::new),
        of("required_playersAreIndependent", BadPlayers.Entangled::new),
        of("required_reportsWhatFitsTheBoard", BadPlayers.Misweighing::new),
        of("required_closesMoreThanOnce", BadPlayers.ClosesOnce::new),
        of("required_closesWithoutAMove", BadPlayers.ClosesAfterMoves::new),
        of("required_startsOnlyDaemons", BadPlayers.NoDaemon::new),
        of("required_leavesNoThread", BadPlayers.Leaky::new),
        of("required_endsWhenInterrupted", BadPlayers.Stubborn::new),
        of("required_refusesOnlyWithASentence", BadPlayers.Rude::new));
  }

  private static Arguments of(String test, Supplier<? extends PlayerProvider> provider) {
    return arguments(test, named(provider.get().getClass().getSimpleName(), provider));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void eachBadPlayerFailsItsOwnTest(String test, Supplier<? extends PlayerProvider> provider) {
    Verdicts verdicts = verdicts(provider, SHORT);
    assertThat(verdicts.failed()).containsOnlyKeys(test);
    assertThat(verdicts.failed().get(test)).contains("Promised by ");
  }

  @Test
  void lawlessPlayersFailOnStrangeBoards() {
    Verdicts verdicts = verdicts(BadPlayers.Lawless::new, LONG);
    assertThat(verdicts.failed()).containsOnlyKeys("required_movesLegallyInGames");
    assertThat(verdicts.failed().get("required_movesLegallyInGames"))
        .contains("refuses as beside (a foul)", StrangeRules.ID);
  }
}
