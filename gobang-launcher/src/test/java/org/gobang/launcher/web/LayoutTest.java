package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.fixtures.LongTest;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layout on screens of many sizes, without overlaps or truncated labels. */
class LayoutTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  /** Returns a sentence per fault. */
  private static final String FAULTS =
      """
      const faults = [];
      const shown = (node) => node.getClientRects().length > 0
          && getComputedStyle(node).visibility === 'visible';
      const name = (node) => node.dataset.name ?? (node.className.baseVal ?? node.className);
      const parts = ['.board', '.player', '.state', '.steps', '.tools', '.tabs', '.graph', '.top']
          .flatMap((each) => [...document.querySelectorAll(each)]).filter(shown);
      parts.forEach((one, i) => parts.slice(i + 1).forEach((two) => {
        const a = one.getBoundingClientRect();
        const b = two.getBoundingClientRect();
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1 && !two.classList.contains('top')) {
          faults.push(name(one) + ' and ' + name(two) + ' overlap');
        }
      }));
      document.querySelectorAll('.tool span, .player .name, .state .line, [role=tab]')
          .forEach((label) => {
        const seen = shown(label) && label.clientWidth > 1;
        if (seen && (label.scrollWidth > label.clientWidth + 1
            || label.scrollHeight > label.clientHeight + 2)) {
          faults.push('cut off: ' + label.textContent);
        }
      });
      document.querySelectorAll('.steps button, .tools button, .player, [role=tab]')
          .forEach((node) => {
        if (!shown(node)) {
          return;
        }
        node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const at = node.getBoundingClientRect();
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        if (!node.contains(hit)) {
          faults.push('out of reach: ' + name(node));
        }
      });
      document.querySelector('.board').scrollIntoView({ block: 'center', behavior: 'instant' });
      const board = document.querySelector('.board').getBoundingClientRect();
      if (board.top < -1 || board.bottom > innerHeight + 1 || board.right > innerWidth + 1) {
        faults.push('the board does not fit');
      }
      if (board.width < 0.55 * Math.min(innerWidth, innerHeight)) {
        faults.push('the board is small: ' + board.width);
      }
      if (document.documentElement.scrollWidth > innerWidth) {
        faults.push('wider than the window');
      }
      scrollTo(0, 0);
      document.querySelector('.desk').scrollTo(0, 0);
      return faults;
      """;

  @BeforeAll
  static void open() {
    Page opened = BROWSER.open(HOST.address());
    opened.playAll("h8 i9");
  }

  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({
    "320, 568",
    "390, 844",
    "768, 1024",
    "1280, 720",
    "1920, 1080",
    "844, 390",
    // 1280 x 720 at 200% and 400%.
    "640, 360",
    "320, 180"
  })
  void hasRoomForEverything(int width, int height) {
    Page page = BROWSER.blank();
    page.resize(width, height, false);
    page.load(HOST.address());
    page.seeLast("i9");
    page.picture("layout-" + width + "x" + height);
    Page.until(() -> assertThat(page.script(FAULTS)).isEqualTo(List.of()));
  }

  @LongTest
  @ParameterizedTest(name = "{0} x {1}")
  @CsvSource({
    "360, 640",
    "600, 960",
    "820, 1180",
    "1024, 768",
    "1366, 768",
    "1440, 900",
    "2560, 1440",
    "568, 320",
    "740, 360",
    "720, 450",
    "932, 430",
    // 1366 x 768, 1280 x 1024 and 1920 x 1080 at 200% and 400%.
    "683, 384",
    "640, 512",
    "960, 540",
    "342, 192",
    "320, 256",
    "480, 270"
  })
  void hasRoomOnMoreScreens(int width, int height) {
    hasRoomForEverything(width, height);
  }
}
