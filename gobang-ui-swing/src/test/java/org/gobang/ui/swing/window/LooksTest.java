package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.plaf.RootPaneUI;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.present.TextSize;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;

@DisabledIf("java.awt.GraphicsEnvironment#isHeadless")
class LooksTest {

  /** Swing would hold a closed window whose keys are registered anew. */
  @Test
  void openWindowsAloneChangeTheirLook() throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          JFrame open = new JFrame();
          open.pack();
          JFrame closed = new JFrame();
          closed.pack();
          closed.dispose();
          RootPaneUI ofOpen = open.getRootPane().getUI();
          RootPaneUI ofClosed = closed.getRootPane().getUI();
          Looks.apply("dark", () -> false, TextSize.in(FakeWorkbench.withDeepAndPlain().preferences()));
          assertThat(open.getRootPane().getUI()).isNotSameAs(ofOpen);
          assertThat(closed.getRootPane().getUI()).isSameAs(ofClosed);
          open.dispose();
        });
  }
}
