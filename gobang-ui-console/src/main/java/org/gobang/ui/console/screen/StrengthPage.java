package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** The page that asks for the strength of the opponent at the first start. */
final class StrengthPage implements ScreenPage {

  private static final int WIDTH = 56;
  private static final int ABOUT = 31;
  private static final List<Optional<Strength>> ALL = Strength.all();

  private final SessionPresenter session;
  private final Texts texts;
  private int chosen = ALL.indexOf(Optional.of(Strength.USUAL));

  StrengthPage(SessionPresenter session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.UP) {
      move(-1);
    } else if (key == Key.Named.DOWN || key == Key.Named.TAB) {
      move(1);
    } else if (key == Key.Named.ESCAPE) {
      return answer(Optional.of(Strength.USUAL));
    } else if (key == Key.Named.ENTER) {
      return answer(ALL.get(chosen));
    } else if (key instanceof Key.Typed typed) {
      int number = typed.codePoint() - '1';
      return number < 0 || number >= ALL.size() || answer(ALL.get(number));
    }
    return true;
  }

  private void move(int by) {
    chosen = Math.floorMod(chosen + by, ALL.size());
  }

  /** Sets the strength of the opponent, or adaptive strength if empty. */
  private boolean answer(Optional<Strength> strength) {
    FirstGame asked = session.firstGame().orElseThrow();
    asked.answered(strength);
    if (!asked.at(strength).equals(asked.setup())) {
      session.open(asked.at(strength));
    }
    return false;
  }

  @Override
  public void paint(TextCanvas canvas, TerminalStyle look) {
    int x = Math.max(0, (canvas.columns() - WIDTH) / 2);
    int line = Math.max(0, (canvas.rows() - ALL.size() - 5) / 2);
    canvas.put(x, line, texts.of("strength.question"), TextStyle.STRONG);
    line += 2;
    for (int i = 0; i < ALL.size(); i++) {
      TextStyle style = i == chosen ? TextStyle.STRONG : TextStyle.PLAIN;
      canvas.put(x, line, i == chosen ? look.glyphs().pointer() : " ", style);
      String text = i + 1 + "  " + Strength.name(ALL.get(i), texts);
      canvas.put(x + 2, line, text, style);
      canvas.put(x + ABOUT, line++, about(ALL.get(i)), TextStyle.FAINT);
    }
    String usual = Strength.USUAL.name(texts);
    canvas.put(x, line + 1, texts.of("strength.keys"), TextStyle.FAINT);
    canvas.put(x, line + 2, texts.of("strength.escape", usual), TextStyle.FAINT);
  }

  private String about(Optional<Strength> strength) {
    return session.firstGame().map(first -> first.about(strength, texts)).orElse("");
  }
}
