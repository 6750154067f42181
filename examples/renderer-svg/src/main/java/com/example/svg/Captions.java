package com.example.svg;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;

/**
 * The captions of the pictures, in one language.
 *
 * @param locale the language
 * @param plugins the plugins with the labels of the rules
 */
record Captions(Locale locale, Plugins plugins) {

  /**
   * A caption.
   *
   * @param what the description of the picture
   * @param rules the name of the rules
   */
  record Caption(String what, String rules) {}

  static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }

  Caption move(GameState state, List<Move> moves) {
    Move last = moves.get(moves.size() - 1);
    String where =
        last instanceof Move.Place place
            ? place.point().toString()
            : isChinese(locale) ? "停一手" : "pass";
    return new Caption(moves.size() + ". " + name(last.stone()) + " " + where, rules(state));
  }

  Caption end(GameState state) {
    int moves = state.board().moves().size();
    String result = result(state.result().orElseThrow());
    String count = isChinese(locale) ? " · 共 " + moves + " 手" : " · " + moves + " moves";
    return new Caption(result + count, rules(state));
  }

  private String result(Result result) {
    boolean chinese = isChinese(locale);
    if (result.winner().isPresent()) {
      return name(result.winner().get()) + (chinese ? "胜" : " wins");
    }
    return switch (result.ending()) {
      case ABANDONED -> chinese ? "未下完" : "Not finished";
      default -> chinese ? "和棋" : "Draw";
    };
  }

  private String name(Stone stone) {
    return switch (stone) {
      case BLACK -> isChinese(locale) ? "黑棋" : "Black";
      case WHITE -> isChinese(locale) ? "白棋" : "White";
    };
  }

  private String rules(GameState state) {
    String id = state.board().rules();
    return plugins.board(id).map(found -> found.provider().label(locale).name()).orElse(id);
  }
}
