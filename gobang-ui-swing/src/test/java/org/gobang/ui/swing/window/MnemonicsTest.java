package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.Test;

class MnemonicsTest {

  private static JMenuBar bar(String... namesAndTexts) {
    JMenuBar bar = new JMenuBar();
    JMenu menu = new JMenu("Game");
    bar.add(menu);
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      JMenuItem item = new JMenuItem(namesAndTexts[i + 1]);
      item.setName(namesAndTexts[i]);
      menu.add(item);
    }
    Mnemonics.assign(bar);
    return bar;
  }

  private static List<AbstractButton> items(JMenuBar bar) {
    return Arrays.stream(bar.getMenu(0).getMenuComponents())
        .map(AbstractButton.class::cast)
        .toList();
  }

  @Test
  void assignsDistinctLettersOfTheText() {
    assertThat(items(bar("a", "Save", "b", "Swap sides", "c", "Settings", "d", "sss")))
        .extracting(each -> each.getText() + " " + (char) each.getMnemonic())
        .containsExactly("Save A", "Swap sides W", "Settings E", "sss S");
  }

  @Test
  void changesTheLetterOfAnItemForAnotherItem() {
    assertThat(items(bar("a", "Copy", "b", "Open", "c", "Yes", "d", "Pen", "e", "Cop", "f", "NO")))
        .extracting(each -> each.getText() + " " + (char) each.getMnemonic())
        .containsExactly("Copy O", "Open E", "Yes Y", "Pen P", "Cop C", "NO N");
  }

  /** Not every item can have a mnemonic. */
  @Test
  void omitsAMnemonicWithoutAFreeLetter() {
    assertThat(items(bar("a", "ab", "b", "ba", "c", "aa")))
        .extracting(each -> each.getText() + " " + each.getMnemonic())
        .containsExactly("ab 65", "ba 66", "aa 0");
  }

  @Test
  void appendsALetterToChineseTexts() {
    assertThat(items(bar("new", "新对局", "notes", "注释", "open", "打开…")))
        .extracting(AbstractButton::getText)
        .containsExactly("新对局(N)", "注释(O)", "打开(P)…");
  }

  @Test
  void secondAssignmentChangesNothing() {
    JMenuBar bar = bar("new", "新对局", "open", "Open");
    List<String> before = items(bar).stream().map(AbstractButton::getText).toList();
    Mnemonics.assign(bar);
    assertThat(items(bar)).extracting(AbstractButton::getText).isEqualTo(before);
  }
}
