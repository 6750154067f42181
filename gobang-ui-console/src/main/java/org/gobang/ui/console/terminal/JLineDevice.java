package org.gobang.ui.console.terminal;

import java.io.IOError;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.function.Supplier;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A terminal of any system, as JLine finds it. */
record JLineDevice(Terminal terminal) implements Device {

  @Override
  public Attributes attributes() {
    return unlessGone(terminal::getAttributes);
  }

  @Override
  public void set(Attributes attributes) {
    unlessGone(
        () -> {
          terminal.setAttributes(attributes);
          return attributes;
        });
  }

  @Override
  public Size size() {
    return unlessGone(terminal::getSize);
  }

  private static <T> T unlessGone(Supplier<T> question) {
    try {
      return question.get();
    } catch (IOError gone) {
      throw new IllegalStateException("the terminal is gone", gone);
    }
  }

  @Override
  public int colours() {
    Integer colours = terminal.getNumericCapability(Capability.max_colors);
    return colours == null ? 0 : colours;
  }

  @Override
  public Charset encoding() {
    return terminal.outputEncoding();
  }

  @Override
  public void onSignal(Terminal.Signal signal, Runnable action) {
    terminal.handle(signal, raised -> action.run());
  }

  @Override
  public NonBlockingReader reader() {
    return terminal.reader();
  }

  @Override
  public Writer writer() {
    return terminal.writer();
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
