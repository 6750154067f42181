package org.gobang.ui.web.table;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.RestrictedWorkbench;
import org.gobang.api.workbench.Workbench;
import org.gobang.http.Client;
import org.gobang.http.EventStream;
import org.gobang.http.Json;
import org.gobang.http.Secret;
import org.gobang.http.Visit;
import org.gobang.presentation.session.InterfaceTag;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.action.TableActions;
import org.gobang.ui.web.session.GuestPreferences;
import org.gobang.ui.web.session.TableLoop;
import org.gobang.ui.web.session.WebTexts;
import org.gobang.ui.web.view.JsonObject;

/**
 * A table with a game and its visitors: owner, players and spectators. Use only on the loop of the
 * table.
 */
final class Table implements TableActions {

  private static final int USUAL_SIZE = 15;

  /**
   * The host services available to guests. They do not reveal data of the owner or use much time or
   * files.
   */
  private static final Set<Class<?>> GUEST_SERVICES = Set.of(PositionInfo.class);

  /** The maximum number of spectators. Each has a session, which describes each move. */
  private static final int MOST_WATCHERS = 64;

  private final SharedHost shared;
  private final Tables tables;
  private final int number;
  private final Secrets secrets;
  private final TableLoop loop;
  private final Guests guests;
  private final Visitor owner;
  private final Map<Role, Visitor> players = new EnumMap<>(Role.class);
  private final Map<String, Visitor> watchers = new HashMap<>();
  private final ClockHolds clocks;
  private Optional<Game> game = Optional.empty();
  private Optional<TakeBacks> takeBacks = Optional.empty();

  Table(SharedHost host, Tables tables, int number, Secrets secrets) {
    this.shared = host;
    this.tables = tables;
    this.number = number;
    this.secrets = secrets;
    this.loop = new TableLoop(host.threads(), host.waiters(), host.timer());
    this.guests = new Guests(host.workbench().preferences(), "web.table." + number);
    this.clocks = new ClockHolds(loop, this::lost, this::cameOrWent);
    Workbench whole = host.workbench();
    this.owner =
        new Visitor(
            Role.OWNER,
            this,
            new RestrictedWorkbench(
                whole,
                any -> true,
                whole.request(),
                whole.preferences(),
                setup -> whole.open(seated(setup)).thenApply(this::owned),
                whole::listen),
            tag(),
            side -> whole.request().isPresent() && guestAt(side).isEmpty());
  }

  /** Returns a set-up without guests who have left. */
  private GameSetup seated(GameSetup next) {
    return game.isPresent() ? guests.without(this::isAbsent, next) : next;
  }

  private Game owned(Game opened) {
    return VisitorGame.ofOwner(
        opened, look(opened), new VisitorGame.Ownership(guests, this::isAbsent));
  }

  private IndependentBrowsing look(Game whole) {
    return new IndependentBrowsing(
        whole,
        (rules, start) -> shared.workbench().require(PositionInfo.class).board(rules, start),
        loop.waiters());
  }

  private boolean isAbsent(Role role) {
    return Optional.ofNullable(players.get(role)).filter(Visitor::isPresent).isEmpty();
  }

  /**
   * Returns the tag of the games of this table. The first table also resumes games without a table
   * number.
   */
  private InterfaceTag tag() {
    return number == 1
        ? new InterfaceTag("web")
        : new InterfaceTag("web", Map.of("table", "" + number));
  }

  TableLoop loop() {
    return loop;
  }

  Secrets secrets() {
    return secrets;
  }

  /** Opens the first game, or resumes the unfinished one. */
  void begin() {
    loop.execute(first()::begin);
  }

  /** Opens a new game, ignoring unfinished games of an earlier table with the same number. */
  void beginAnew() {
    loop.execute(first()::openNew);
  }

  /** Offers the games in the file of the command line, if it has several. */
  private void offerGames() {
    CommandLineRequest request = CommandLineRequest.of(shared.workbench());
    owner.ownFiles().openRequested(request.file(), () -> {});
  }

  private FirstGameAtTable first() {
    return new FirstGameAtTable(owner.session(), tag(), isFurther(), guests, this::offerGames);
  }

  private Optional<Role> guestAt(Stone side) {
    return game.map(Game::state).flatMap(state -> guests.at(state, side));
  }

  /** Returns whether the guest with a role plays a side now. */
  private boolean has(Role role, Stone side) {
    return game.filter(now -> guests.has(role, now.state(), side)).isPresent();
  }

  /** Returns whether the visitor with a role is the human who plays a side of a game. */
  boolean isOf(Role role, GameState state, Stone side) {
    return guests.isOf(role, state, side);
  }

  /** Returns the client for a role. If another interface is the main one, the page only watches. */
  Client holder(Role role, Visit visit) {
    return new VisitorConnection(this, leads() ? role : Role.WATCHER, visit);
  }

  /** Returns the visitor of a tab, or empty if the tab is not connected. */
  Optional<Visitor> known(Role role, Visit visit) {
    return switch (role) {
      case OWNER -> Optional.of(owner);
      case BLACK, WHITE -> Optional.ofNullable(players.get(role));
      case WATCHER -> Optional.ofNullable(watchers.get(visit.id()));
    };
  }

  /** Connects a tab. A guest takes the seat of the link. */
  void connect(Role role, Visit visit, EventStream stream) {
    if (role.seat().isPresent()) {
      seat(role);
    }
    if (known(role, visit).isEmpty() && role == Role.WATCHER && watchers.size() >= MOST_WATCHERS) {
      refuse(visit, stream, "web.full");
      return;
    }
    Visitor visitor = known(role, visit).orElseGet(() -> arrived(role, visit));
    if (!visitor.connect(stream, visit.page())) {
      refuse(visit, stream, "web.tabs");
    }
  }

  /** Refuses a page because a limit is reached. The page tries again automatically. */
  private static void refuse(Visit visit, EventStream stream, String why) {
    Texts texts = WebTexts.in(visit.language());
    stream.send("full", Json.of(new JsonObject().with("text", texts.of(why))));
    stream.close();
  }

  private void seat(Role role) {
    boolean comes = guests.name(role).isEmpty();
    if (comes) {
      guests.add(role, owner.texts().of("web.guest"));
    }
    game.ifPresent(now -> guests.seat(role, now, comes));
  }

  private Visitor arrived(Role role, Visit visit) {
    Visitor guest = guest(role, visit);
    if (role == Role.WATCHER) {
      watchers.put(visit.id(), guest);
    } else {
      players.put(role, guest);
    }
    return guest;
  }

  private Visitor guest(Role role, Visit visit) {
    Workbench workbench =
        forGuest(
            shared.workbench(),
            setup(),
            new GuestPreferences(visit.language()),
            () ->
                VisitorGame.ofGuest(
                    game.orElseThrow(), look(game.orElseThrow()), side -> has(role, side)));
    Visitor guest = new Visitor(role, this, workbench, tag(), side -> has(role, side));
    if (game.isPresent()) {
      join(guest);
    }
    return guest;
  }

  /**
   * Returns the host for a guest, limited to the game of the table and the services for displaying
   * it.
   *
   * @param setup the set-up of the table's game
   * @param game the game, limited to the permissions of the guest
   */
  static Workbench forGuest(
      Workbench host, GameSetup setup, Preferences preferences, Supplier<Game> game) {
    return new RestrictedWorkbench(
        host,
        GUEST_SERVICES::contains,
        Optional.of(setup),
        preferences,
        // Always opens the game of the table.
        wanted -> CompletableFuture.completedStage(game.get()),
        // Other games, plugins and failures of the host are hidden from a guest.
        listener -> () -> {});
  }

  /** Returns the set-up of the last opened game. */
  private GameSetup setup() {
    return owner
        .session()
        .presenter()
        .games()
        .setups()
        .last()
        .orElseGet(
            () ->
                GameSetup.explore(
                    game.map(now -> now.state().record())
                        .orElseGet(
                            () -> GameRecord.of("freestyle", Start.empty(USUAL_SIZE), List.of()))));
  }

  /** Opens the current game for a guest. */
  private static void join(Visitor guest) {
    guest.session().presenter().join();
  }

  /** Removes a spectator without a browser after a delay. Other visitors have reserved places. */
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

  /** Returns the state of the game with the current clocks, or empty before the first game. */
  Optional<GameState> state() {
    return game.map(Game::state);
  }

  /** Called when the owner has opened another game. */
  void begun(Game next) {
    Game whole = next instanceof VisitorGame own ? own.game() : next;
    // At startup, this includes guests who have not returned yet.
    boolean first = game.isEmpty();
    game = Optional.of(whole);
    takeBacks.ifPresent(TakeBacks::end);
    takeBacks = Optional.of(new TakeBacks(whole));
    clocks.begun(whole);
    Role.SEATS.stream()
        .filter(role -> first || !isAbsent(role))
        .forEach(role -> guests.seat(role, whole, false));
    players.values().forEach(Table::join);
    watchers.values().forEach(Table::join);
  }

  /**
   * Returns whether the guest who plays a side has the page open, or empty if no guest plays the
   * side.
   */
  Optional<Boolean> present(Stone side) {
    return guestAt(side).map(role -> !isAbsent(role));
  }

  /** Called when the position of the game has changed. */
  void moved() {
    takeBacks.ifPresent(TakeBacks::settle);
  }

  /** Returns the time since the player of a side disconnected. */
  private Optional<Duration> lost(Stone side) {
    return player(side).flatMap(Visitor::lost);
  }

  /** Returns the visitor who plays a side, or empty if the guest has not connected. */
  private Optional<Visitor> player(Stone side) {
    Optional<Role> guest = guestAt(side);
    return guest.isEmpty() ? Optional.of(owner) : guest.map(players::get);
  }

  /** Stops the clocks of disconnected players and releases the clocks of connected ones. */
  void checkClocks() {
    clocks.update();
  }

  /** Returns whether the clock of a side is stopped because the player is disconnected. */
  boolean holdsClock(Stone side) {
    return clocks.holds(side);
  }

  /** Called when a browser has connected or disconnected. */
  void cameOrWent() {
    visitors().forEach(Visitor::changed);
  }

  private List<Visitor> visitors() {
    List<Visitor> all = new ArrayList<>(players.values());
    all.add(owner);
    all.addAll(watchers.values());
    return all;
  }

  /** Returns the owner's secret of another table, or empty if the table does not exist. */
  Optional<String> ownerSecret(int other) {
    return tables.ownerSecret(other);
  }

  /** Returns the game as file content. */
  CompletionStage<byte[]> content(String extension) {
    return owner.ownFiles().content(extension);
  }

  @Override
  public boolean leads() {
    return owner.session().presenter().leads();
  }

  @Override
  public List<URI> addresses() {
    return shared.addresses().get();
  }

  @Override
  public String watchLink(URI address) {
    return Secret.link(address.toString(), secrets.of(Role.WATCHER));
  }

  @Override
  public String seatLink(URI address, Stone stone) {
    return Secret.link(address.toString(), secrets.of(Role.of(stone)));
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
    takeBacks.ifPresent(TakeBacks::end);
    guests.remove(role);
    // The page of the guest reconnects automatically and would take the seat again.
    secrets.renew(role);
    tables.keep(number, secrets);
    Optional.ofNullable(players.remove(role)).ifPresent(Visitor::close);
    cameOrWent();
  }

  @Override
  public boolean isBetweenTwo() {
    return state().filter(guests::meet).isPresent();
  }

  @Override
  public boolean hasOpponent(Stone side) {
    boolean person =
        game.map(now -> now.state().seat(side.opponent()) instanceof Seat.Human).orElse(false);
    return person && !guestAt(side).equals(guestAt(side.opponent()));
  }

  @Override
  public void proposeTakeBack(Stone side) {
    Visitor other =
        player(side.opponent())
            .filter(Visitor::isPresent)
            .orElseThrow(
                () -> new RefusedException("web-absent", "the other player is not here to agree"));
    takeBacks.orElseThrow().ask(side, player(side).orElse(owner), other);
  }

  @Override
  public void another() {
    tables.another();
  }

  @Override
  public List<Integer> others() {
    return tables.others(number);
  }

  @Override
  public boolean isFurther() {
    return number > 1;
  }

  @Override
  public void closeTable() {
    if (isFurther()) {
      visitors().forEach(each -> each.farewell("web.closed", false));
      tables.remove(number);
      visitors().forEach(Visitor::close);
    }
  }

  @Override
  public void quit() {
    shared.quit().run();
  }

  /** Notifies all pages that the host stops. Completes when all are notified. */
  CompletableFuture<Void> farewell() {
    return CompletableFuture.runAsync(
        () -> visitors().forEach(each -> each.farewell("web.ended", true)), loop);
  }

  /** Closes all sessions. The game is saved as unfinished. */
  void close() {
    loop.call(
        () -> {
          visitors().forEach(Visitor::close);
          return true;
        });
  }
}
