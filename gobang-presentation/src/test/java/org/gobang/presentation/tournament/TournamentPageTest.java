package org.gobang.presentation.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentGame;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentState.Phase;
import org.gobang.fixtures.workbench.FakeTournament;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.SeatChoice;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class TournamentPageTest {

  private static final Path FOLDER = Path.of("run").toAbsolutePath();

  private final Texts texts = Texts.shared(Locale.ENGLISH);
  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final TournamentChoice choice =
      new TournamentChoice(GameChoices.of(bench.plugins(), texts));
  private final List<Path> reports = new ArrayList<>();

  private final TournamentPage page =
      new TournamentPage(
          bench,
          texts,
          Runnable::run,
          new TournamentPage.View() {
            @Override
            public void changed() {
              // The test reads the page.
            }

            @Override
            public void finished(Path report) {
              reports.add(report);
            }
          });

  private FakeTournament started(int games) {
    choice.games(games);
    choice.offered().forEach(choice::add);
    page.start(choice.setup(Optional.empty(), Optional.empty()), FOLDER);
    return bench.tournaments.started.getLast();
  }

  @Test
  void namesPlayersWithTheirOptions() {
    bench.tournaments.kept = List.of("deep:level=9", "plain:x=1", "gone:x=1");
    page.resume(FOLDER, 1);
    bench.tournaments.started.getLast().play();
    assertThat(page.players()).containsExactly("Deep · level 9", "Plain (x=1)", "gone:x=1");
    assertThat(page.games().get(0).sides().white()).isEqualTo("Plain (x=1)");
    assertThat(TournamentText.whole(0.3)).isEqualTo("0");
  }

  @Test
  void choosesPlayersWithTheirOptionsAndGames() {
    assertThat(choice.offered())
        .extracting(GameChoices.Occupant::id)
        .containsExactly("deep", "plain");
    assertThat(choice.isComplete()).isFalse();
    SeatChoice deep = choice.add(choice.offered().get(0));
    SeatChoice again = choice.add(choice.offered().get(0));
    again.options().set(again.occupant().settings().get(1).option(), "9");
    assertThat(choice.isComplete()).isTrue();
    choice.rules().rules(choice.rules().offered().get(1));
    choice.format(TournamentSetup.Format.GAUNTLET);
    Optional<SequentialTest.Leads> test = Optional.of(new SequentialTest.Leads(0, 10));
    TournamentSetup setup = choice.setup(Optional.empty(), test);
    assertThat(setup.players()).extracting(PlayerSpec::player).containsExactly("deep", "deep");
    assertThat(setup.players().get(1).options()).containsEntry("level", "9");
    assertThat(setup.board().rules()).isEqualTo("wide");
    assertThat(setup.board().size()).isEqualTo(19);
    assertThat(setup.games().test()).isPresent();
    assertThat(setup.budget())
        .isEqualTo(Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(1))));
    choice.add(choice.offered().get(1));
    assertThat(choice.setup(Optional.empty(), test).games().test())
        .as("a test needs two players")
        .isEmpty();
    choice.remove(deep);
    assertThat(choice.players()).hasSize(2).doesNotContain(deep);
  }

  @Test
  void showsTheStandingsUntilTheEnd() {
    FakeTournament tournament = started(2);
    assertThat(page.isRunning()).isTrue();
    tournament.play();
    assertThat(page.games()).extracting(TournamentGame::number).containsExactly(1);
    assertThat(page.course()).hasSize(1);
    assertThat(reports).isEmpty();
    tournament.play();
    assertThat(page.isIn(Phase.FINISHED)).isTrue();
    assertThat(page.games()).hasSize(2);
    assertThat(reports).containsExactly(FOLDER.resolve("report.html"));
    assertThat(page.report()).contains(FOLDER.resolve("report.html"));
    page.leave();
    assertThat(page.state()).isEmpty();
    assertThat(page.games()).isEmpty();
  }

  @Test
  void pausesStopsAndResumes() {
    FakeTournament tournament = started(9);
    page.pauseOrResume();
    assertThat(page.isIn(Phase.PAUSED)).isTrue();
    page.pauseOrResume();
    assertThat(page.isIn(Phase.RUNNING)).isTrue();
    page.leave();
    assertThat(page.state()).as("a running tournament stays open").isPresent();
    page.stop();
    assertThat(page.isIn(Phase.STOPPED)).isTrue();
    assertThat(reports).as("the report opens at the end only").isEmpty();
    bench.tournaments.kept = List.of("deep", "plain");
    page.goOn(1);
    assertThat(bench.tournaments.started).hasSize(2);
    assertThat(page.folder()).contains(tournament.folder());
    assertThat(page.isRunning()).isTrue();
  }

  @Test
  void explainsARefusedTournament() {
    bench.tournaments.refusal = Optional.of(new RefusedException("no such folder"));
    page.resume(FOLDER, 1);
    assertThat(page.said()).isEqualTo(Notice.failure("no such folder"));
    assertThat(page.isOpening()).isFalse();
    assertThat(page.state()).isEmpty();
  }

  @Test
  void explainsAFailure() {
    FakeTournament tournament = started(9);
    tournament.result.completeExceptionally(new RefusedException("the disk is full"));
    assertThat(page.said()).isEqualTo(Notice.failure("the disk is full"));
  }

  @Test
  void proposesAFolderNamedAfterTheTime() {
    assertThat(page.proposedFolder(LocalDateTime.of(2026, 3, 4, 5, 6, 7)))
        .isEqualTo(page.home().resolve("2026-03-04-050607"));
  }

  @Test
  void isShownInWords() {
    started(2).play();
    TournamentText words = new TournamentText(texts);
    assertThat(words.progress(page.state().orElseThrow()))
        .isEqualTo("1 of 2 games: Black won 1, White 0, 0 drawn.");
    assertThat(words.heads(2)).hasSize(9).doesNotContain("Rating (95%)");
    assertThat(words.heads(3)).hasSize(10);
    assertThat(words.row(page.state().orElseThrow().table().get(0), page.players()))
        .containsExactly(
            "Deep · level 5", "1", "1", "0", "0", "0", "100.0%", "+100  (+50 .. +150)", "97.5%");
    assertThat(words.result(page.games().get(0))).isEqualTo("Deep · level 5 won: five in a row");
    SequentialTest test =
        new SequentialTest(
            new SequentialTest.Leads(0, 50),
            3.1,
            new SequentialTest.Bounds(-2.94, 2.94),
            SequentialTest.Verdict.HIGHER);
    assertThat(words.test(test))
        .isEqualTo(
            "SPRT: the lead is 50 Elo, not 0 (log-likelihood ratio 3.10, bounds -2.94 to 2.94).");
  }
}
