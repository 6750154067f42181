package com.example.playouts;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Describes the player and its options, and creates instances. */
public final class PlayoutsProvider implements PlayerProvider {

  static final Option.Whole GAMES = new Option.Whole("games", 1, 1_000_000, 20_000);
  static final Option.Choice PLACEMENT =
      new Option.Choice("placement", List.of("beside", "anywhere"), "beside");
  static final Option.Flag THREATS = new Option.Flag("threats", true);

  /** Creates a provider. Called by the service loader. */
  public PlayoutsProvider() {}

  @Override
  public String id() {
    return "playouts";
  }

  @Override
  public Label label(Locale locale) {
    return isChinese(locale)
        ? new Label("随机模拟", "每个点都随机下完许多局，选胜率最高的一手。")
        : new Label(
            "Playouts", "Plays on at random from each move, and makes the one that won most.");
  }

  @Override
  public List<Option> options() {
    return List.of(GAMES, PLACEMENT, THREATS);
  }

  @Override
  public Label label(Option option, Locale locale) {
    boolean chinese = isChinese(locale);
    return switch (option.key()) {
      case "games" ->
          chinese
              ? new Label("局数", "每一手最多随机下多少局。")
              : new Label("Games", "At most so many random games for a move.");
      case "placement" ->
          chinese
              ? new Label("落点", "随机对局里，棋子下在已有棋子旁边，还是任何地方。")
              : new Label(
                  "Placement", "Where random games put stones: beside others, or anywhere.");
      default ->
          chinese
              ? new Label("看一步", "先看一步：能胜就胜，该堵就堵。")
              : new Label("Threats", "First looks one move ahead: wins at once, or blocks.");
    };
  }

  @Override
  public Player create(Settings settings, Board start) {
    return new PlayoutsPlayer(settings);
  }

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }
}
