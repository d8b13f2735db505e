interface Props {
  label: string;
  amount: string;
  /** Why it is so much, in a sentence. */
  note?: string | null;
  isSum?: boolean;
}

/** A line of a sum. */
export function MoneyRow({ label, amount, note, isSum }: Props) {
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">
        {label}
        {note && <small>{note}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
