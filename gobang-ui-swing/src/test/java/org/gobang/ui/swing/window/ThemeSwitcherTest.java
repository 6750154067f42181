package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.GraphicsEnvironment;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.plaf.RootPaneUI;
import org.gobang.ui.swing.present.TextSize;
import org.junit.jupiter.api.Test;

class ThemeSwitcherTest {

  /** Swing would retain a closed window after registering its keys again. */
  @Test
  void changesOnlyOpenWindows() throws Exception {
    assumeThat(GraphicsEnvironment.isHeadless()).isFalse();
    SwingUtilities.invokeAndWait(
        () -> {
          JFrame open = new JFrame();
          open.pack();
          JFrame closed = new JFrame();
          closed.pack();
          closed.dispose();
          RootPaneUI ofOpen = open.getRootPane().getUI();
          RootPaneUI ofClosed = closed.getRootPane().getUI();
          ThemeSwitcher.apply("light", () -> false, TextSize.USUAL);
          assertThat(open.getRootPane().getUI()).isNotSameAs(ofOpen);
          assertThat(closed.getRootPane().getUI()).isSameAs(ofClosed);
          open.dispose();
        });
  }
}
