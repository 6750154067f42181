package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

class UnfinishedNameTest {

  private static final GameRecord RECORD =
      GameRecord.of("test", Start.empty(15), MoveText.parse("h8 h9 i8", Stone.BLACK));

  @Test
  void describesTheProgressOfAnUnfinishedGame() {
    assertThat(text(0)).isEqualTo("You – Deep, 3 moves, left off at the start");
    assertThat(text(1)).isEqualTo("You – Deep, 3 moves, left off at move 1");
    assertThat(text(3)).isEqualTo("You – Deep, 3 moves");
  }

  private static String text(int move) {
    FakeWorkbench workbench = new FakeWorkbench();
    workbench.add(new FakePlayer("deep"));
    Texts texts = Texts.shared(Locale.ENGLISH);
    List<Integer> line = RECORD.mainLine();
    GameSetup setup =
        GameSetup.of(RECORD)
            .path(line.subList(0, move))
            .line(line)
            .white(new Seat.Computer(new PlayerSpec("deep", Map.of(), 7, false)))
            .paused(true)
            .build();
    return new PlayerNames(workbench::plugins, texts).unfinished(setup);
  }
}
