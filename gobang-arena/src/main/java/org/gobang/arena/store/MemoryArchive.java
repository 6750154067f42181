package org.gobang.arena.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;

/** Stores games in memory, for tournaments of a few hundred games. */
public final class MemoryArchive implements Archive {

  private final Map<GameOrder, PlayedGame> games = new LinkedHashMap<>();

  /** Creates an archive without games. */
  public MemoryArchive() {}

  @Override
  public void forEach(BiConsumer<GameOrder, PlayedGame> game) {
    games.forEach(game);
  }

  @Override
  public void add(GameOrder order, PlayedGame played) {
    games.put(order, played);
  }
}
