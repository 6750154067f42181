package org.gobang.cluster.coordinator;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.cluster.broker.Queues;
import org.gobang.cluster.message.ClusterMessageJson;
import org.gobang.cluster.message.FileRequest;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends the files of a run to workers, one part per request.
 *
 * @param files the paths by digest; no other files are sent
 */
record SentFiles(Map<String, Path> files) {

  private static final Logger LOG = LoggerFactory.getLogger(SentFiles.class);

  void answer(TextMessage message, Session session) throws JMSException {
    if (message.getJMSReplyTo() == null) {
      return;
    }
    FileRequest request = ClusterMessageJson.read(message.getText(), FileRequest.class);
    BytesMessage piece = session.createBytesMessage();
    piece.writeBytes(read(request));
    try (MessageProducer reply = Queues.producer(session, message.getJMSReplyTo())) {
      reply.send(piece);
    }
  }

  /** Returns a piece; empty if the file is missing, which the worker detects by the digest. */
  private byte[] read(FileRequest request) {
    Path file = files.get(request.sha256());
    if (file == null) {
      throw new RefusedException("it requests a file that this run does not have");
    }
    try (FileChannel channel = FileChannel.open(file)) {
      long at = Math.min(request.offset(), channel.size());
      return Channels.newInputStream(channel.position(at)).readNBytes(FileRequest.PIECE);
    } catch (IOException e) {
      LOG.error("{} cannot be sent to a worker", file, e);
      return new byte[0];
    }
  }
}
