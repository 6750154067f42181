package org.gobang.launcher.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.arena.machine.MachineRow;
import org.gobang.arena.play.Machine;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MachineTableTest {

  private static final MachineRow OWN =
      new MachineRow(Optional.empty(), 20, 0, 1, OptionalDouble.of(0));
  private static final MachineRow BAD =
      new MachineRow(
          Optional.of(new Machine("alpha-4711", 800_000, 1.25)),
          120,
          3,
          0,
          OptionalDouble.of(7.25));
  private static final MachineRow NEW =
      new MachineRow(Optional.of(new Machine("beta", 0, 1)), 1, 0, 0, OptionalDouble.empty());

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @Test
  void marksADifferentMachine() {
    Locale.setDefault(Locale.ENGLISH);
    assertThat(MachineTable.lines(List.of(OWN, BAD, NEW)))
        .containsExactly(
            "machine        games  crashes  timeouts  nodes/s  time scale  residual",
            "(coordinator)     20        0         1                          0.0",
            "alpha-4711       120        3         0   800000      x 1.25     7.3 !",
            "beta               1        0         0",
            "A residual above 3 is unlikely to be chance. Use “gobang arena purge” to delete the games"
                + " of a machine.");
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(MachineTable.lines(List.of(OWN, BAD)))
        .anyMatch(line -> line.startsWith("机器"))
        .anyMatch(line -> line.startsWith("（主控机）"))
        .hasSize(4);
  }

  @Test
  void omitsExpectedValues() {
    assertThat(MachineTable.lines(List.of())).isEmpty();
    assertThat(MachineTable.lines(List.of(OWN, NEW))).hasSize(3);
  }
}
