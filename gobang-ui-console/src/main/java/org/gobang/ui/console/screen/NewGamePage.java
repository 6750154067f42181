package org.gobang.ui.console.screen;

import java.util.EnumMap;
import java.util.Map;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Seat;
import org.gobang.ui.console.table.Names;
import org.gobang.ui.console.table.Words;

/** The choice of the next game. */
final class NewGamePage implements Page {

  private static final Style FAINT = Style.PLAIN.ink(new Colour(0x8a8f98, 8));
  private static final Style BAD = Style.PLAIN.ink(new Colour(0xe0604c, 9)).bolder();
  private static final int WIDTH = 40;
  private static final int NAMES_WIDTH = 10;

  private static final Key SPACE = new Key.Typed(' ');

  private final NewGame game;
  private final Session session;
  private final Words words;
  private final Names names;

  NewGamePage(NewGame game, Session session, Words words, Names names) {
    this.game = game;
    this.session = session;
    this.words = words;
    this.names = names;
  }

  @Override
  public void changed(Plugins plugins) {
    game.changed(plugins);
  }

  @Override
  public boolean press(Key key) {
    if (key == Key.Named.UP) {
      game.move(-1);
    } else if (key == Key.Named.DOWN || key == Key.Named.TAB) {
      game.move(1);
    } else if (key == Key.Named.LEFT) {
      game.change(-1);
    } else if (key == Key.Named.RIGHT || key.equals(SPACE)) {
      game.change(1);
    } else if (key == Key.Named.ENTER) {
      return !session.open(game.setup());
    }
    return key != Key.Named.ESCAPE;
  }

  @Override
  public void paint(Canvas canvas, Look look) {
    Said said = session.notices().said();
    Map<NewGame.Field, String> values = values();
    int x = Math.max(0, (canvas.columns() - WIDTH) / 2);
    int y = Math.max(0, (canvas.rows() - values.size() - 6) / 2);
    canvas.put(x, y, words.of("new.title"), Style.PLAIN.bolder());
    int row = y + 2;
    for (Map.Entry<NewGame.Field, String> value : values.entrySet()) {
      boolean chosen = value.getKey() == game.field();
      Style style = chosen ? Style.PLAIN.bolder() : Style.PLAIN;
      canvas.put(x, row, chosen ? look.glyphs().pointer() : " ", style);
      canvas.put(x + 2, row, words.of("new." + value.getKey()), chosen ? style : FAINT);
      String shown = chosen ? "< " + value.getValue() + " >" : "  " + value.getValue();
      canvas.put(x + 2 + NAMES_WIDTH, row++, shown, style);
    }
    canvas.put(x, row + 1, said.text(), said.bad() ? BAD : Style.PLAIN);
    canvas.put(x, row + 2, words.of("new.keys.choose"), FAINT);
    canvas.put(x, row + 3, words.of("new.keys.begin"), FAINT);
  }

  private Map<NewGame.Field, String> values() {
    Map<NewGame.Field, String> values = new EnumMap<>(NewGame.Field.class);
    if (game.fields().contains(NewGame.Field.FROM)) {
      String from =
          game.from().map(ply -> words.of("from.here", ply)).orElse(words.of("from.start"));
      values.put(NewGame.Field.FROM, from);
    }
    values.put(NewGame.Field.RULES, names.rules(game.rules().id()));
    values.put(NewGame.Field.SIZE, String.valueOf(game.size()));
    values.put(NewGame.Field.BLACK, name(game.black()));
    values.put(NewGame.Field.WHITE, name(game.white()));
    String fouls = game.fouls() == Fouls.REFUSE ? "fouls.refuse" : "fouls.lose";
    values.put(NewGame.Field.FOULS, words.of(fouls));
    return values;
  }

  private String name(Seat seat) {
    if (seat instanceof Seat.Computer computer) {
      return names.player(computer.who().player());
    }
    String name = ((Seat.Human) seat).name();
    return name.isBlank() ? words.of("person") : name;
  }
}
