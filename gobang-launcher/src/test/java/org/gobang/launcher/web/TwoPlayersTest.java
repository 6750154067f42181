package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A game of the owner and a guest by a link, with a spectator. */
class TwoPlayersTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @Test
  void guestPlaysAndSpectatorWatchesByLinks() {
    Page owner = BROWSER.open(HOST.address());
    owner.choose("Game", "Invite…");
    Form invite = owner.form("invite");
    Page guest = BROWSER.open(invite.value("white"));
    Page watcher = BROWSER.open(invite.value("watch"));
    owner.see("dialog.form", "Guest has taken this seat.");
    owner.see("dialog.form", "These links work only on this machine.");
    owner.check("invite");
    invite.press("another");
    Page second = BROWSER.next(() -> owner.click(invite.in("table2", "button")));
    second.see(".seat", "This is your table.");
    second.picture("second-table");
    invite.finish("close");
    guest.see(".seat", "You play White.");
    watcher.see(".seat", "You are watching.");

    owner.play("h8");
    guest.seeLast("h8");
    guest.play("i9");
    owner.seeLast("i9");
    owner.play("j8");
    watcher.seeLast("j8");
    guest.picture("guest");

    watcher.picture("watcher");
    assertThat(watcher.shows(".tool[data-name=undo]")).isFalse();
    watcher.play("a1");
    watcher.see(".bubble", "You are watching.");
    BROWSER.expect("409 (Conflict)");
    assertRefused(watcher, "a1");
    assertRefused(owner, "k8");

    guest.tool("undo");
    owner.see(".request", "White asks to take back moves 2 to 3.");
    owner.check("take-back");
    assertThat(isBesideTheBoard(owner)).isTrue();
    owner.resize(390, 844, true);
    owner.picture("take-back-phone");
    assertThat(isBesideTheBoard(owner)).isTrue();
    owner.resize(1440, 900, false);
    owner.clickText(".request button", "Accept");
    guest.seePoint("i9", "i9, empty");
    guest.see(".status .line", "Your turn: White");
    guest.play("h9");
    owner.seeLast("h9");
    watcher.seeLast("h9");
  }

  /** Returns whether the request is visible beside the board. */
  private static boolean isBesideTheBoard(Page page) {
    return Boolean.TRUE.equals(
        page.script(
            "const box = (name) => document.querySelector(name).getBoundingClientRect();"
                + "const board = box('.board');"
                + "const request = box('.request');"
                + "const apart = request.top >= board.bottom || request.bottom <= board.top"
                + " || request.left >= board.right || request.right <= board.left;"
                + "return apart && request.top >= 0 && request.bottom <= innerHeight;"));
  }

  /** Asserts that the server refuses a move of a visitor without a seat. */
  private static void assertRefused(Page page, String point) {
    page.ask(
        "await fetch('do', {method: 'POST',"
            + " body: new URLSearchParams({action: 'play', at: values[0]})})",
        point);
    assertThat(page.name(point)).isEqualTo(point + ", empty");
    assertThat(page.texts(".moves .move")).hasSize(4);
  }
}
