package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hostile texts, which are shown as text without running scripts. A dialog of a script would also
 * fail the test.
 */
class HostileTextTest {

  private static final String SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(2)>";
  private static final String TURNED = "\u202eright to left\u0007\u001b[31m\u2066";

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @TempDir private static Path files;
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @Test
  void showsALongHostileCommentAsText() {
    Page page = BROWSER.open(HOST.address());
    page.playAll("h8");
    Object board = page.box(".board");
    String text = SCRIPT + TURNED + "x".repeat(99_000);
    page.script(
        "const field = document.getElementById('comment'); field.focus();"
            + "field.value = arguments[0]; field.dispatchEvent(new Event('input')); field.blur();",
        text);
    page.see(".moves [aria-current]", "✎");
    page.reload();
    Page.until(
        () ->
            assertThat(page.find("#comment").getDomProperty("value"))
                .startsWith(SCRIPT)
                .hasSizeGreaterThan(99_000));
    page.checkWidth();
    assertThat(page.box(".board")).isEqualTo(board);
    page.picture("hostile-comment");
  }

  @Test
  void showsNamesAndCommentsOfAFileAsText() throws Exception {
    Path file = files.resolve("<img src=x onerror=alert(3)>.sgf");
    Files.writeString(
        file,
        "(;FF[4]GM[4]SZ[15]CA[UTF-8]PB["
            + SCRIPT
            + "]PW["
            + TURNED
            + "y".repeat(500)
            + "]EV["
            + SCRIPT
            + "]C["
            + SCRIPT
            + "]LB[hh:<b>]"
            + ";B[hh]C["
            + TURNED
            + SCRIPT
            + "];W[ii])");
    Page page = BROWSER.open(HOST.address());
    Object board = page.box(".board");
    page.choose("Game", "Open…");
    Form form = page.form("open");
    page.find(form.in("file", "input")).sendKeys(file.toString());
    page.seePoint("i7", "i7, white stone, last move");
    page.see(".player.black .name", "<script>alert(1)</script>");
    assertThat(page.text(".player.white .name")).startsWith("right to left");
    page.clickText(".moves .move .text", "h8");
    Page.until(
        () -> assertThat(page.find("#comment").getDomProperty("value")).contains("<script>"));
    page.checkWidth();
    page.picture("hostile-file");
    assertThat(page.box(".board")).isEqualTo(board);
    page.resize(320, 640, true);
    page.checkWidth();
    page.picture("hostile-file-phone");
  }
}
