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

/** A game, its owner, and its players and spectators. Use only on its loop. */
final class Table implements TableActions {

  private static final int USUAL_SIZE = 15;

  /**
   * The host services available to guests: none that reveals facts about the owner, or uses time or
   * files.
   */
  private static final Set<Class<?>> GUEST_SERVICES = Set.of(PositionInfo.class);

  /**
   * The maximum number of spectators: each has a session, and describes each move in its language.
   */
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

  /** Returns a game without seats of guests who have left. */
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

  /** Returns the tag; the first table also has the games opened without tables. */
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

  /** Opens a new game, ignoring unfinished ones of a table with this number. */
  void beginAnew() {
    loop.execute(first()::openNew);
  }

  /** Offers the games of the command line's file, which may have several. */
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

  /** Returns whether the holder of a role is the human who plays a side of a game. */
  boolean isOf(Role role, GameState state, Stone side) {
    return guests.isOf(role, state, side);
  }

  /** Returns the holder of a secret; if another interface leads, the page only watches. */
  Client holder(Role role, Visit visit) {
    return new VisitorConnection(this, leads() ? role : Role.WATCHER, visit);
  }

  /** Returns the visitor of a connected tab; empty for any other. */
  Optional<Visitor> known(Role role, Visit visit) {
    return switch (role) {
      case OWNER -> Optional.of(owner);
      case BLACK, WHITE -> Optional.ofNullable(players.get(role));
      case WATCHER -> Optional.ofNullable(watchers.get(visit.id()));
    };
  }

  /** Connects a tab: a guest arrives, and takes the seat of the link. */
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

  /** Refuses a page because the limit is reached; it tries again by itself. */
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
   * Returns the host for a guest, limited to the game of the table and the services to show it.
   *
   * @param setup the game of the table, as it was opened
   * @param game the game of the table, as this guest may use it
   */
  static Workbench forGuest(
      Workbench host, GameSetup setup, Preferences preferences, Supplier<Game> game) {
    return new RestrictedWorkbench(
        host,
        GUEST_SERVICES::contains,
        Optional.of(setup),
        preferences,
        // The game of the table, whatever is requested.
        wanted -> CompletableFuture.completedStage(game.get()),
        // Other games, plugins and failures of the host are hidden from a guest.
        listener -> () -> {});
  }

  /** Returns the last opened game, for a new guest. */
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

  /** Opens the table's current game for a guest. */
  private static void join(Visitor guest) {
    guest.session().presenter().join();
  }

  /** Removes a spectator without a browser after a delay; others have a place of their own. */
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

  /** Returns the state of the game with the current clocks; empty before there is one. */
  Optional<GameState> state() {
    return game.map(Game::state);
  }

  /** Handles that the owner has opened another game. */
  void begun(Game next) {
    Game whole = next instanceof VisitorGame own ? own.game() : next;
    // At the start, guests who have not returned yet are included.
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

  /** Returns whether the guest of a side has a browser open; empty if no guest plays that side. */
  Optional<Boolean> present(Stone side) {
    return guestAt(side).map(role -> !isAbsent(role));
  }

  /** Handles another position of the game. */
  void moved() {
    takeBacks.ifPresent(TakeBacks::settle);
  }

  /** Returns how long the player of a side has been disconnected. */
  private Optional<Duration> lost(Stone side) {
    return player(side).flatMap(Visitor::lost);
  }

  /** Returns the visitor who plays a side; empty for a guest who has not come. */
  private Optional<Visitor> player(Stone side) {
    Optional<Role> guest = guestAt(side);
    return guest.isEmpty() ? Optional.of(owner) : guest.map(players::get);
  }

  /** Stops the clocks of disconnected players, and releases those of others. */
  void checkClocks() {
    clocks.update();
  }

  /** Returns whether the clock of a side is stopped because its player is disconnected. */
  boolean holdsClock(Stone side) {
    return clocks.holds(side);
  }

  /** Handles that a browser was opened or closed. */
  void cameOrWent() {
    visitors().forEach(Visitor::changed);
  }

  private List<Visitor> visitors() {
    List<Visitor> all = new ArrayList<>(players.values());
    all.add(owner);
    all.addAll(watchers.values());
    return all;
  }

  /** Returns the owner's secret of another table; empty if there is no such table. */
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
    // The guest's page reconnects by itself, and would take the seat again.
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

  /** Notifies all pages that the host ends; completes when all were notified. */
  CompletableFuture<Void> farewell() {
    return CompletableFuture.runAsync(
        () -> visitors().forEach(each -> each.farewell("web.ended", true)), loop);
  }

  /** Closes all sessions; the game is saved as unfinished. */
  void close() {
    loop.call(
        () -> {
          visitors().forEach(Visitor::close);
          return true;
        });
  }
}
