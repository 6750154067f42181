package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.saved.Records;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.ResumeOffer;
import org.junit.jupiter.api.Test;

/** Tests playing a game on a host without optional services. */
class MissingServicesTest {

  private static final String MISSING = "This function is not available here.";

  private final FakeWorkbench bench = new FakeWorkbench("deep");

  private HeadlessFrontEnd withoutServices() {
    bench.services.clear();
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    return new HeadlessFrontEnd(bench).started();
  }

  @Test
  void playsAGame() {
    HeadlessFrontEnd frontEnd = withoutServices();
    frontEnd.session().boardActions().play(Point.parse("h8"));
    bench.runAll();
    assertThat(bench.game().state().board().moves()).hasToString("[h8]");
    assertThat(frontEnd.session().display().position().orElseThrow().state().board().moves())
        .hasSize(1);
  }

  @Test
  void offersSupportedCommands() {
    CommandRow explorer = SessionCommands.named("explorer");
    assertThat(explorer.isOffered(bench)).isTrue();
    bench.services.remove(Explorer.class);
    assertThat(explorer.isOffered(bench)).isFalse();
    assertThat(SessionCommands.named("undo").isOffered(bench)).isTrue();
  }

  @Test
  void disablesAndRefusesMissingCommands() {
    HeadlessFrontEnd frontEnd = withoutServices();
    SessionPresenter session = frontEnd.session();
    SessionCommands commands = new SessionCommands(session);
    for (String name : List.of("hint", "explorer", "problems", "save", "library", "updates")) {
      CommandRow row = SessionCommands.named(name);
      assertThat(commands.isPossible(row)).as(name).isFalse();
      assertThatThrownBy(() -> commands.checkOffered(row)).isInstanceOf(RefusedException.class);
    }
    assertThat(commands.isPossible(SessionCommands.named("undo"))).isTrue();
  }

  @Test
  void theExplorerReportsThatItIsMissing() {
    HeadlessFrontEnd frontEnd = withoutServices();
    frontEnd.session().explorer().open();
    assertThat(frontEnd.session().explorer().status().sentence()).isEqualTo(MISSING);
  }

  @Test
  void offersNoUnfinishedGames() {
    bench.requestIsDefault = true;
    bench.services.remove(Records.class);
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    HeadlessFrontEnd frontEnd = new HeadlessFrontEnd(bench);
    BackgroundTasks tasks = new BackgroundTasks(frontEnd.session().context(), bench);
    ResumeOffer offer = new ResumeOffer(frontEnd.session(), tasks);
    offer.begin(() -> {}, () -> {}, refused -> {});
    bench.runAll();
    assertThat(bench.games).hasSize(1);
    assertThat(offer.games()).isEmpty();
  }
}
