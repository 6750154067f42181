package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.ColorFunctions;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.border.Border;
import org.gobang.presentation.text.Notice;

/** The text of the latest notice. Errors have a bar and a tinted background. */
final class NoticeText {

  private static final float TINT = 0.14f;

  private final JTextArea text = SidePanel.text(Font.PLAIN, 0);

  JComponent component() {
    return text;
  }

  void show(Notice notice) {
    SidePanel.set(text, notice.sentence());
    boolean failed = notice.failed() && !notice.sentence().isEmpty();
    if (failed != text.isOpaque()) {
      text.setOpaque(failed);
      text.setBackground(failed ? ground() : UIManager.getColor("TextArea.background"));
      text.setBorder(failed ? bar() : BorderFactory.createEmptyBorder());
    }
  }

  private static Color red() {
    return UIManager.getColor("Actions.Red");
  }

  private static Color ground() {
    return ColorFunctions.mix(red(), UIManager.getColor("Panel.background"), TINT);
  }

  private static Border bar() {
    return BorderFactory.createCompoundBorder(
        BorderFactory.createMatteBorder(0, UIScale.scale(4), 0, 0, red()),
        BorderFactory.createEmptyBorder(
            UIScale.scale(6), UIScale.scale(10), UIScale.scale(6), UIScale.scale(10)));
  }
}
