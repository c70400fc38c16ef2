/** Takes a card from a deck, which is shuffled anew when it is empty, so that every card is drawn equally often. */
export function draw<Card>(deck: Card[], cards: readonly Card[], random: () => number): Card {
  if (deck.length === 0) deck.push(...cards);
  const [card] = deck.splice(Math.floor(random() * deck.length), 1);
  return card!;
}
