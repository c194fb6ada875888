import type { JsonataDraft } from '@site/src/components/FlowRunner/draft';

/** What the documentation of JSONATA Map begins with: an order becomes the lines of an invoice. */
export const sampleJsonata: JsonataDraft = {
  kind: 'jsonata',
  expression: `{
  'lines': [order.lines.{
    'article': sku,
    'amount': price * quantity
  }],
  'total': $sum(order.lines.(price * quantity))
}`,
  input: `{
  "order": {
    "id": "A-1001",
    "lines": [
      { "sku": "TEA-250", "text": "Green tea", "price": 6.5, "quantity": 2 },
      { "sku": "CUP-01", "text": "Cup", "price": 12, "quantity": 4 }
    ]
  }
}`,
};
