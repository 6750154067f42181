package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JProgressBar;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeTournament;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class TournamentWindowTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);

  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private void open() throws Exception {
    SwingUtilities.invokeLater(window.item("tournament")::doClick);
    await().until(() -> dialog().isPresent());
  }

  private static AbstractButton button(String name) {
    return named(dialog().orElseThrow(), name, AbstractButton.class);
  }

  private static void press(String name) throws Exception {
    on(
        () -> {
          button(name).doClick();
          return true;
        });
  }

  private FakeTournament started() throws Exception {
    window.open();
    open();
    assertThat(on(() -> button("tournament.start").isEnabled()))
        .as("disabled with fewer than two players")
        .isFalse();
    press("tournament.add");
    on(
        () -> {
          named(dialog().orElseThrow(), "tournament.offered", JComboBox.class).setSelectedIndex(1);
          return true;
        });
    press("tournament.add");
    press("tournament.start");
    await().until(() -> !bench.tournaments.started.isEmpty());
    return bench.tournaments.started.getLast();
  }

  private static List<JTable> tables() {
    return all(dialog().orElseThrow(), JTable.class).toList();
  }

  @Test
  void startsAndFollowsATournament() throws Exception {
    FakeTournament tournament = started();
    assertThat(tournament.players()).containsExactly("deep", "plain");
    assertThat(tournament.setup.orElseThrow().games().games()).isEqualTo(100);
    tournament.play();
    tournament.play();
    await().until(() -> on(() -> tables().get(1).getRowCount() == 2));
    assertThat(on(() -> tables().get(0).getValueAt(0, 0))).isEqualTo("Deep · level 5");
    assertThat(on(() -> tables().get(0).getValueAt(0, 2))).hasToString("2");
    assertThat(on(() -> all(dialog().orElseThrow(), JProgressBar.class).findFirst().orElseThrow()))
        .satisfies(bar -> assertThat(bar.getValue()).isEqualTo(2));
    press("tournament.do.pause");
    await().until(() -> on(() -> button("tournament.do.pause").getText().equals("Resume")));
    press("tournament.do.stop");
    await().until(() -> on(() -> button("tournament.do.report").isEnabled()));
    assertThat(on(() -> button("tournament.do.another").isEnabled())).isTrue();
  }

  @Test
  void continuesWhileHidden() throws Exception {
    FakeTournament tournament = started();
    on(
        () -> {
          dialog().orElseThrow().dispose();
          return true;
        });
    tournament.play();
    open();
    await().until(() -> on(() -> tables().get(1).getRowCount() == 1));
  }

  @Test
  void opensAGame() throws Exception {
    bench.rules.put("freestyle", new FakeRules("freestyle", 15, false));
    FakeTournament tournament = started();
    tournament.play();
    bench.keep(tournament.games(0).get(0).file().toString(), "h8 h9", Map.of());
    await().until(() -> on(() -> tables().get(1).getRowCount() == 1));
    int before = bench.games.size();
    press("tournament.do.open");
    await().until(() -> bench.games.size() > before);
    assertThat(bench.game().state().explored()).isTrue();
  }
}
