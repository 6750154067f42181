package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Taskbar.Feature;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.gobang.presentation.session.GameSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sounds and signals of the task bar. */
class CueSignalsTest {

  private final List<String> done = new ArrayList<>();
  private final Set<Feature> supported = EnumSet.allOf(Feature.class);
  private boolean inFront;
  private boolean audible = true;

  private final AttentionRequest attention =
      new AttentionRequest(
          () -> inFront, supported::contains, () -> done.add("window"), () -> done.add("program"));
  private final CueSignals signals =
      new CueSignals(() -> inFront, () -> audible, attention::request, cue -> done.add(cue.name()));

  @ParameterizedTest
  @CsvSource({
    "MOVE,  true,  MOVE", "MOVE,  false, MOVE",
    "REPLY, true,  MOVE", "REPLY, false, window REPLY",
    "END,   true,  END", "END,   false, window END",
    "TICK,  true,  TICK", "TICK,  false, TICK",
  })
  void replyAndEndMarkABackgroundWindow(GameSignal cue, boolean front, String expected) {
    inFront = front;
    signals.on(cue);
    assertThat(done).containsExactly(expected.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({"MOVE, ''", "REPLY, window", "END, window", "TICK, ''"})
  void mutedSignalsStillMarkTheWindow(GameSignal cue, String expected) {
    audible = false;
    signals.on(cue);
    assertThat(String.join(" ", done)).isEqualTo(expected);
  }

  @Test
  void marksTheProgramIfWindowsCannotBeMarked() {
    supported.remove(Feature.USER_ATTENTION_WINDOW);
    attention.request();
    supported.remove(Feature.USER_ATTENTION);
    attention.request();
    assertThat(done).containsExactly("program");
  }
}
