package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.tree.DefaultMutableTreeNode;
import org.gobang.ui.swing.present.TextSize;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Showing texts that start with {@code <html>} as plain text without requests. */
class PlainTextTest {

  private static final List<Function<String, JComponent>> KINDS =
      List.of(
          JLabel::new,
          JButton::new,
          JToggleButton::new,
          JCheckBox::new,
          JRadioButton::new,
          JMenu::new,
          JMenuItem::new,
          JCheckBoxMenuItem::new,
          JRadioButtonMenuItem::new,
          PlainTextTest::titled,
          PlainTextTest::tip,
          PlainTextTest::question,
          text -> new JComboBox<>(new String[] {text}),
          text -> new JList<>(new String[] {text}),
          text -> new JTable(new String[][] {{text}}, new String[] {text}),
          text -> new JTree(new DefaultMutableTreeNode(text)));

  private static JComponent titled(String text) {
    JPanel panel = new JPanel();
    panel.setBorder(BorderFactory.createTitledBorder(text));
    return panel;
  }

  private static JComponent tip(String text) {
    JToolTip tip = new JPanel().createToolTip();
    tip.setTipText(text);
    return tip;
  }

  private static JComponent question(String text) {
    return new JOptionPane(
        text, JOptionPane.QUESTION_MESSAGE, JOptionPane.DEFAULT_OPTION, null, new Object[] {text});
  }

  private static List<JComponent> all(Component component) {
    List<JComponent> all = new ArrayList<>();
    if (component instanceof JComponent one) {
      all.add(one);
    }
    if (component instanceof Container in) {
      Stream.of(in.getComponents()).forEach(each -> all.addAll(all(each)));
    }
    return all;
  }

  /** Paints a component, which would fetch the images of HTML. */
  private static void paint(JComponent component) {
    component.setSize(component.getPreferredSize());
    component.doLayout();
    component.paint(new BufferedImage(600, 100, BufferedImage.TYPE_INT_RGB).getGraphics());
  }

  private static Object html(JComponent component) {
    return component.getClientProperty(BasicHTML.propertyKey);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void noComponentRendersTextAsHtml(String look) throws Exception {
    try (Trap trap = new Trap()) {
      SwingUtilities.invokeAndWait(
          () -> {
            ThemeSwitcher.apply(look, () -> false, TextSize.USUAL);
            for (Function<String, JComponent> kind : KINDS) {
              JComponent made = kind.apply(trap.html());
              paint(made);
              String name = made.getClass().getSimpleName();
              assertThat(all(made)).as(name).allMatch(each -> html(each) == null);
              assertThat(trap.visits()).as(name).isZero();
            }
          });
    }
  }
}
