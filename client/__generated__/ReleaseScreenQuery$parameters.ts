/**
 * @generated SignedSource<<d7b9aac1345ba95feb46f14967ed5026>>
 * @relayHash 05e6b66100a91677a71fc9908d6bf663
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c2151504edaed7f0d821484b593fd0fd396de01e3996f46c181f18d06ca435f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReleaseScreenQuery } from './ReleaseScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReleaseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c2151504edaed7f0d821484b593fd0fd396de01e3996f46c181f18d06ca435f",
    "metadata": {},
    "name": "ReleaseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
