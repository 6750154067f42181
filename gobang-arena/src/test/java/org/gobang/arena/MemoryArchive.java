package org.gobang.arena;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;
import org.gobang.arena.store.Archive;

/** Keeps games for as long as a test takes. */
public final class MemoryArchive implements Archive {

  private final Map<GameOrder, GamePlayed> games = new LinkedHashMap<>();

  /** One without games. */
  public MemoryArchive() {}

  @Override
  public void forEach(BiConsumer<GameOrder, GamePlayed> game) {
    games.forEach(game);
  }

  @Override
  public void add(GameOrder order, GamePlayed played) {
    games.put(order, played);
  }
}
