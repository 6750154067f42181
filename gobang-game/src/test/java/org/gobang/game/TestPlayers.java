package org.gobang.game;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;

/** Test players by id; counts created and closed instances. */
final class TestPlayers implements PlayerSource {

  /** The analysis features of all test players. */
  volatile Set<AnalysisFeature> analysisFeatures = Set.of(AnalysisFeature.values());

  /** The behaviour of a player. */
  interface Choosing {
    Point choose(Turn turn) throws Exception;
  }

  /** The decisions of a player. */
  interface Deciding {
    Optional<String> decide(Turn turn);
  }

  /** The pondering of a player. */
  interface Pondering {
    void ponder(Turn turn) throws InterruptedException;
  }

  /** Every created instance, in order. */
  final List<Made> made = new CopyOnWriteArrayList<>();

  /** The ids of players with threads that did not end. */
  final List<String> abandoned = new CopyOnWriteArrayList<>();

  private final Map<String, PlayerProvider> providers = new ConcurrentHashMap<>();

  /** An instance and its number of close calls. */
  record Made(String id, AtomicInteger closed) {}

  TestPlayers() {
    add("first", turn -> turn.board().allowed().get(0));
  }

  /** Adds a player with a behaviour. */
  TestPlayers add(String id, Choosing choosing) {
    return making(id, (settings, start) -> player(choosing));
  }

  /** Adds a player with this pondering that plays the first allowed point. */
  TestPlayers pondering(String id, Pondering pondering) {
    return making(
        id,
        (settings, start) ->
            new Player() {
              @Override
              public Point choose(Turn turn) {
                return turn.board().allowed().get(0);
              }

              @Override
              public void ponder(Turn turn) throws InterruptedException {
                pondering.ponder(turn);
              }
            });
  }

  /** Adds a player whose provider has a behaviour. */
  TestPlayers making(String id, Making making) {
    return add(new Provider(id, making));
  }

  TestPlayers add(PlayerProvider provider) {
    providers.put(provider.id(), provider);
    return this;
  }

  void remove(String id) {
    providers.remove(id);
  }

  /** The behaviour of a provider. */
  interface Making {
    Player make(Settings settings, Board start) throws Exception;
  }

  static Player player(Choosing choosing) {
    return turn -> {
      try {
        return choosing.choose(turn);
      } catch (Exception e) {
        throw TestPlayers.<RuntimeException>sneak(e);
      }
    };
  }

  /** Throws undeclared checked exceptions, as plugins in other languages may do. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <E extends Throwable> E sneak(Throwable thrown) throws E {
    throw (E) thrown;
  }

  static Seat seat(String id) {
    return new Seat.Computer(new PlayerSpec(id, Map.of(), 0, false));
  }

  @Override
  public PlayerSetup player(PlayerSpec who) {
    PlayerProvider provider = provider(who.player());
    Settings settings = Settings.of(provider.options(), who.options(), who.seed());
    return new PlayerSetup(who.player(), provider, settings, thread -> abandoned.add(who.player()));
  }

  PlayerProvider provider(String id) {
    PlayerProvider provider = providers.get(id);
    if (provider == null) {
      throw new RefusedException("there is no player " + id);
    }
    return provider;
  }

  private final class Provider implements PlayerProvider {
    private final String id;
    private final Making making;

    Provider(String id, Making making) {
      this.id = id;
      this.making = making;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Label label(Locale locale) {
      return new Label(id, "");
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Whole("level", 1, 9, 1));
    }

    @Override
    public Set<AnalysisFeature> analysisFeatures() {
      return analysisFeatures;
    }

    @Override
    public Player create(Settings settings, Board start) {
      Player player;
      try {
        player = making.make(settings, start);
      } catch (Exception e) {
        throw TestPlayers.<RuntimeException>sneak(e);
      }
      Made counted = new Made(id, new AtomicInteger());
      made.add(counted);
      return player == null ? player : new Counting(player, counted);
    }
  }

  private record Counting(Player player, Made counted) implements Player {
    @Override
    public Optional<String> decide(Turn turn) throws InterruptedException {
      return player.decide(turn);
    }

    @Override
    public Point choose(Turn turn) throws InterruptedException {
      return player.choose(turn);
    }

    @Override
    public void ponder(Turn turn) throws InterruptedException {
      player.ponder(turn);
    }

    @Override
    public void close() {
      counted.closed().incrementAndGet();
      player.close();
    }
  }
}
