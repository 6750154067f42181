package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.fixtures.workbench.TaskQueue;

/** A screen without a terminal, with keys as input and frames of text as output. */
final class TestScreen {

  final TaskQueue loop = new TaskQueue();
  final Screen screen;
  long nanos;

  TestScreen(FakeWorkbench bench, TerminalStyle look) {
    screen = new Screen(bench, loop, Runnable::run, look, () -> nanos);
    screen.begin();
    loop.runAll();
  }

  /** A style without colours, so that text describes a frame completely. */
  static TestScreen of(FakeWorkbench bench) {
    return new TestScreen(bench, TerminalStyle.of(ColourDepth.NONE, CharacterWidths.NARROW, false));
  }

  TestScreen press(Key... keys) {
    for (Key key : keys) {
      screen.press(key);
      loop.runAll();
    }
    return this;
  }

  TestScreen type(String text) {
    text.codePoints().forEach(codePoint -> press(new Key.Typed(codePoint)));
    return this;
  }

  /** Types a line and Enter. */
  TestScreen enter(String line) {
    return type(line).press(Key.Named.ENTER);
  }

  List<String> frame(int columns, int rows) {
    TextCanvas canvas = screen.frame(columns, rows);
    return IntStream.range(0, rows).mapToObj(canvas::text).toList();
  }

  String text() {
    return String.join("\n", frame(80, 24));
  }

  /** Returns the row of the board with this number. */
  String row(int number) {
    return frame(60, 24).stream()
        .filter(line -> line.startsWith(String.format(Locale.ROOT, " %2d ", number)))
        .findFirst()
        .orElseThrow()
        .substring(4)
        .split(" {2}", -1)[0];
  }
}
