package org.gobang.ui.web.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.session.FrontEndTag;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.action.Question;
import org.gobang.ui.web.action.TableActions;
import org.gobang.ui.web.http.Client;
import org.gobang.ui.web.http.Visit;
import org.gobang.ui.web.session.GuestPreferences;
import org.gobang.ui.web.session.Loop;

/** A game, its owner, and the guests who play or watch it. Used on its loop alone. */
final class Table implements TableActions {

  private static final int USUAL_SIZE = 15;

  private final Host shared;
  private final Tables tables;
  private final int number;
  private final Secrets secrets;
  private final Loop loop;
  private final Guests guests;
  private final Visitor owner;
  private final Map<Role, Visitor> players = new EnumMap<>(Role.class);
  private final Map<String, Visitor> watchers = new HashMap<>();
  private Optional<Game> game = Optional.empty();

  Table(Host host, Tables tables, int number, Secrets secrets) {
    this.shared = host;
    this.tables = tables;
    this.number = number;
    this.secrets = secrets;
    this.loop = host.loop();
    this.guests = new Guests(host.workbench().preferences(), "web.table." + number);
    Optional<GameSetup> first = host.workbench().request();
    this.owner =
        new Visitor(
            Role.OWNER,
            this,
            new OwnerWorkbench(
                host.workbench(), first, (any, side) -> guests.at(any.state(), side).isPresent()),
            tag(),
            side -> host.workbench().request().isPresent() && guestAt(side).isEmpty());
  }

  /** The first table has the games of a person who knows of no others. */
  private FrontEndTag tag() {
    return number == 1
        ? new FrontEndTag("web")
        : new FrontEndTag("web", Map.of("table", "" + number));
  }

  Loop loop() {
    return loop;
  }

  Secrets secrets() {
    return secrets;
  }

  /** Opens the first game, or goes on with the one that was left. */
  void begin() {
    loop.execute(new FirstGameAtTable(owner.session(), tag())::begin);
  }

  private Optional<Role> guestAt(Stone side) {
    return game.map(Game::state).flatMap(state -> guests.at(state, side));
  }

  /** Whether the guest with a role has a side now. */
  private boolean has(Role role, Stone side) {
    return game.filter(now -> guests.has(role, now.state(), side)).isPresent();
  }

  /** The visitor with a role; where another front end leads, the page only watches. */
  Client visitor(Role role, Visit visit) {
    return loop.call(() -> leads() ? atTable(role, visit) : watcher(visit));
  }

  private Visitor atTable(Role role, Visit visit) {
    return switch (role) {
      case OWNER -> owner;
      case BLACK, WHITE -> player(role, visit);
      case WATCHER -> watcher(visit);
    };
  }

  private Visitor player(Role role, Visit visit) {
    if (guests.name(role).isEmpty()) {
      guests.add(role, ownerTexts().of("web.guest"));
      game.ifPresent(now -> guests.seat(role, now, true));
    }
    return players.computeIfAbsent(role, any -> guest(role, visit));
  }

  private Visitor watcher(Visit visit) {
    Visitor watcher = watchers.computeIfAbsent(visit.id(), any -> guest(Role.WATCHER, visit));
    // One that only loads a file has no browser.
    left(watcher);
    return watcher;
  }

  private Visitor guest(Role role, Visit visit) {
    Workbench host = shared.workbench();
    GuestWorkbench workbench =
        new GuestWorkbench(
            host,
            setup(),
            new GuestPreferences(visit.language()),
            () ->
                CompletableFuture.completedStage(
                    new GuestGame(game.orElseThrow(), host::board, side -> has(role, side))));
    Visitor guest = new Visitor(role, this, workbench, tag(), side -> has(role, side));
    if (game.isPresent()) {
      join(guest);
    }
    return guest;
  }

  /** What was opened here last, for a guest who comes. */
  private GameSetup setup() {
    return owner
        .session()
        .presenter()
        .session()
        .setups()
        .last()
        .orElseGet(
            () ->
                GameSetup.explore(
                    game.map(now -> now.state().record())
                        .orElseGet(
                            () -> GameRecord.of("freestyle", Start.empty(USUAL_SIZE), List.of()))));
  }

  /** Has a guest take the game that the table has now. */
  private static void join(Visitor guest) {
    SessionPresenter presenter = guest.session().presenter();
    presenter
        .session()
        .begin(UnaryOperator.identity(), Optional.empty(), () -> {}, presenter.notices()::fail);
  }

  /** A watcher without a browser is forgotten after a while; others have a place of their own. */
  void left(Visitor visitor) {
    if (watchers.containsValue(visitor)) {
      loop.later(
          Tables.PATIENCE,
          () -> {
            if (!visitor.isPresent() && watchers.values().remove(visitor)) {
              visitor.close();
            }
          });
    }
  }

  /** The owner has another game. */
  void begun(Game next) {
    Game whole = next instanceof OwnerGame own ? own.whole() : next;
    game = Optional.of(whole);
    players.keySet().forEach(role -> guests.seat(role, whole, false));
    players.values().forEach(Table::join);
    watchers.values().forEach(Table::join);
  }

  /** Whether the guest of a side has a browser open; empty where no guest has that side. */
  Optional<Boolean> present(Stone side) {
    return guestAt(side)
        .map(role -> Optional.ofNullable(players.get(role)).filter(Visitor::isPresent).isPresent());
  }

  /** A browser was opened or closed. */
  void cameOrWent() {
    visitors().forEach(Visitor::changed);
  }

  private List<Visitor> visitors() {
    List<Visitor> all = new ArrayList<>(players.values());
    all.add(owner);
    all.addAll(watchers.values());
    return all;
  }

  /** The game as the content of a file. */
  CompletionStage<byte[]> content(String extension) {
    return owner.ownFiles().content(extension);
  }

  private Texts ownerTexts() {
    return owner.session().texts();
  }

  @Override
  public boolean leads() {
    return owner.session().presenter().leads();
  }

  @Override
  public String watchLink() {
    return shared.link(secrets.of(Role.WATCHER));
  }

  @Override
  public String seatLink(Stone stone) {
    return shared.link(secrets.of(Role.of(stone)));
  }

  @Override
  public Optional<String> taken(Stone stone) {
    return guests.name(Role.of(stone));
  }

  @Override
  public void free(Stone stone) {
    Role role = Role.of(stone);
    game.ifPresent(
        now -> {
          for (Stone side : Stone.values()) {
            if (guests.has(role, now.state(), side)) {
              now.seat(side, new Seat.Human(""));
            }
          }
        });
    guests.remove(role);
    Optional.ofNullable(players.remove(role)).ifPresent(Visitor::close);
    cameOrWent();
  }

  @Override
  public boolean hasOpponent(Stone side) {
    boolean person =
        game.map(now -> now.state().seat(side.opponent()) instanceof Seat.Human).orElse(false);
    return person && !guestAt(side).equals(guestAt(side.opponent()));
  }

  @Override
  public void proposeTakeBack(Stone side) {
    Game now = game.orElseThrow();
    Optional<Role> guest = guestAt(side.opponent());
    Visitor other = guest.isEmpty() ? owner : players.get(guest.get());
    if (other == null || !other.isPresent()) {
      throw new RefusedException("web-absent", "the other player is not here to agree");
    }
    Texts texts = other.session().texts();
    long version = now.state().version();
    other.ask(
        new Question(
            texts.of("web.take-back.sure", texts.of(side)),
            texts.of("web.take-back.yes"),
            () ->
                other
                    .session()
                    .presenter()
                    .notices()
                    .attempt(
                        () -> {
                          if (now.state().version() == version) {
                            now.takeBack(side);
                          }
                        })));
  }

  @Override
  public String another() {
    return tables.another();
  }

  @Override
  public void quit() {
    shared.quit().run();
  }

  /** Lets everyone go; the game is kept as unfinished. */
  void close() {
    loop.call(
        () -> {
          visitors().forEach(Visitor::farewell);
          visitors().forEach(Visitor::close);
          return true;
        });
  }
}
